import type { MailTemplate } from '#core/kernel/jobs.ts'
import type { LimitName } from '../kernel/limits.ts'

/**
 * Who can cause a mail. `anybody`: a stranger who knows an address, or only types one; such a mail is
 * counted per receiving address, over all sources. `member`: only what a member does with the own
 * account, or a thief who is in it. `site`: staff, a payment, or what others do, in a digest that
 * can be switched off.
 */
export type MailCause =
  | { by: 'anybody'; limit: Extract<LimitName, `${string}PerAddress`> }
  | { by: 'member' | 'site' }

/** What goes to an address that was typed, whether it has an account or not. */
export type TypedMail = 'noticeReceived' | 'noticeAnswered'

const signup = { by: 'anybody', limit: 'signupMailsPerAddress' } as const
const move = { by: 'anybody', limit: 'mailChangeMailsPerAddress' } as const

/** Every kind of mail: one that is missing does not compile. */
export const mailCauses: Record<MailTemplate | TypedMail, MailCause> = {
  activation: signup,
  alreadyMember: signup,
  /** By a sign-up, and by a move to it: each has its own limit on the address. */
  addressHeld: signup,
  /** So too, of who is banned. */
  addressBanned: signup,
  addressTaken: move,
  emailChangeAsked: move,
  passwordReset: { by: 'anybody', limit: 'resetMailsPerAddress' },
  passwordGuessed: { by: 'anybody', limit: 'guessMailsPerAddress' },
  withdrawalLink: { by: 'anybody', limit: 'withdrawalMailsPerAddress' },
  noticeReceived: { by: 'anybody', limit: 'noticeMailsPerAddress' },
  welcome: { by: 'member' },
  firstMessageLost: { by: 'member' },
  passwordChanged: { by: 'member' },
  emailChanged: { by: 'member' },
  newDevice: { by: 'member' },
  leaving: { by: 'member' },
  mandateSigned: { by: 'member' },
  debitAhead: { by: 'site' },
  receipt: { by: 'site' },
  newMessages: { by: 'site' },
  newLikes: { by: 'site' },
  matches: { by: 'site' },
  newMembers: { by: 'site' },
  statement: { by: 'site' },
  reportOutcome: { by: 'site' },
  noticeAnswered: { by: 'site' },
  restored: { by: 'site' },
  loggedOut: { by: 'site' },
  goodwill: { by: 'site' },
  erased: { by: 'site' },
}
