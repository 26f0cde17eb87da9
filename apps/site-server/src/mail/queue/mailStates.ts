/** The states of a queued mail, as the table holds them. */
export const mailStates = ['waiting', 'sent', 'failed', 'unclear', 'held'] as const;

export type MailState = (typeof mailStates)[number];
