/** The name under which a form without a script posts the answer to its question. */
export const captchaAnswerName = 'captchaAnswer';
