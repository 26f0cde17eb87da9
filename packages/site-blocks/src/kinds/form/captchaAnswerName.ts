/** The name under which a form without scripts posts the answer to its question. */
export const captchaAnswerName = 'captchaAnswer';
