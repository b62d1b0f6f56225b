/** What support does for a member; each is told to the log. */
export const supportActs = ['resend', 'log_out', 'retry_mail'] as const
export type SupportAct = (typeof supportActs)[number]

export const mailStates = ['waiting', 'sent', 'failed'] as const
export type MailState = (typeof mailStates)[number]
