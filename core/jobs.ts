/** Mails that the product sends; what they say is made when they are sent. */
export type MailTemplate = 'activation' | 'alreadyMember' | 'receipt' | 'newMessages'

/**
 * Work that follows a move. It is written in the transaction of the move and run at least once;
 * its effect is deduplicated by `key`.
 */
export type Job =
  | { name: 'mail'; key: string; template: MailTemplate; account: string; about?: string }
  | { name: 'openPayment'; key: string; payment: string }
  /** `ref` is the provider's own id, as a webhook names it. */
  | { name: 'askPayment'; key: string; provider: string; ref: string }

/** A live hint to an account's open pages, sent after the commit; it carries no content. */
export type Hint = { account: string; about: HintSubject; id?: string }
export type HintSubject = 'chats' | 'likes' | 'payment' | 'user'
