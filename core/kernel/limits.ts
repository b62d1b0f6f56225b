import type { RefusalCode } from '#core/contract/codes.ts'
import {
  ACTIVATION_MAILS_PER_DAY,
  MAIL_CHANGE_MAILS_PER_ADDRESS,
  MAIL_CHANGE_MAILS_PER_DAY,
  RESET_LINK_MINUTES,
  RESET_MAILS_PER_ADDRESS,
  RESET_MAILS_PER_DAY,
  SIGNUP_MAILS_PER_ADDRESS,
  WITHDRAWAL_LINK_MINUTES,
  WITHDRAWAL_MAILS_PER_ADDRESS,
  WITHDRAWAL_MAILS_PER_DAY,
} from '../account/rules.ts'
import { PASSWORDS_PER_ACCOUNT } from '../account/signin/rules.ts'
import { REPORTS_PER_DAY } from '../moderation/rules.ts'
import {
  OTP_PER_ACCOUNT,
  OTP_PER_NUMBER,
  OTP_PER_SOURCE,
  OTP_TO_NUMBER,
} from '../payment/direct-debit/rules.ts'

/**
 * At most `max` in each window of `windowS` seconds, per source or per account. `refusal`: what is
 * said beyond it, where it is not just too fast.
 */
export type Limit = { max: number; windowS: number; refusal?: RefusalCode }

const MINUTE_S = 60
const QUARTER_S = 15 * 60
const HOUR_S = 3_600
const DAY_S = 24 * HOUR_S

/**
 * The limits on how often one source (an address, of IPv6 its /64) or one account may call. Many
 * people share a source; `LOGIN_TRIES` is the limit on guessing
 * from one source, and `PASSWORDS_PER_ACCOUNT` over all of them. Reports of a
 * provider are counted per payment where the payment is known, however many come from one source,
 * and those of payers who say to have left a payment page per payer, whichever page it is.
 *
 * What comes to one address is counted over all sources, whether it has an account or not. No such
 * window is longer than its link lives, so that a stranger who uses them up leaves the owner of the
 * address with a link that works.
 */
export const limits = {
  loginPerSource: { max: 60, windowS: QUARTER_S },
  signupPerSource: { max: 30, windowS: HOUR_S },
  activationPerSource: { max: 60, windowS: HOUR_S },
  /** Of one source at one address, known or not. */
  activationMails: { max: ACTIVATION_MAILS_PER_DAY, windowS: DAY_S, refusal: 'too_many_mails' },
  signupMailsPerAddress: {
    max: SIGNUP_MAILS_PER_ADDRESS,
    windowS: DAY_S,
    refusal: 'mailbox_full',
  },
  resetMailsPerAddress: {
    max: RESET_MAILS_PER_ADDRESS,
    windowS: RESET_LINK_MINUTES * MINUTE_S,
    refusal: 'mailbox_full',
  },
  withdrawalMailsPerAddress: {
    max: WITHDRAWAL_MAILS_PER_ADDRESS,
    windowS: WITHDRAWAL_LINK_MINUTES * MINUTE_S,
    refusal: 'mailbox_full',
  },
  mailChangeMailsPerAddress: {
    max: MAIL_CHANGE_MAILS_PER_ADDRESS,
    windowS: DAY_S,
    refusal: 'mailbox_full',
  },
  /** Of the form for everybody, which is answered by mail. */
  noticePerSource: { max: 20, windowS: HOUR_S },
  noticeMailsPerAddress: { max: 10, windowS: DAY_S, refusal: 'mailbox_full' },
  linkPerSource: { max: 60, windowS: HOUR_S },
  resetPerSource: { max: 20, windowS: HOUR_S },
  /** Of one source at one address, known or not: a stranger keeps nobody from a new password. */
  resetMails: { max: RESET_MAILS_PER_DAY, windowS: DAY_S, refusal: 'too_many_reset_mails' },
  withdrawalPerSource: { max: 30, windowS: HOUR_S },
  /** Codes by SMS: for one member, to one number of theirs, and from one source (DDB-02). */
  debitFromSource: { max: OTP_PER_SOURCE, windowS: HOUR_S, refusal: 'too_many_codes' },
  debitCodesPerAccount: { max: OTP_PER_ACCOUNT, windowS: DAY_S, refusal: 'too_many_codes' },
  debitCodesPerNumber: { max: OTP_PER_NUMBER, windowS: DAY_S, refusal: 'too_many_codes' },
  /** Over all members: it protects a phone from strangers, and is short because they may cause it. */
  debitCodesToNumber: { max: OTP_TO_NUMBER, windowS: 2 * HOUR_S, refusal: 'number_busy' },
  /** Of one source at one address, known or not, whatever the number of the receipt. */
  withdrawalMails: { max: WITHDRAWAL_MAILS_PER_DAY, windowS: DAY_S, refusal: 'too_many_mails' },
  mailChangeMails: { max: MAIL_CHANGE_MAILS_PER_DAY, windowS: DAY_S, refusal: 'too_many_mails' },
  /** Of who is not logged in: so much looks nobody who does not collect. */
  searchPerSource: { max: 120, windowS: QUARTER_S },
  /** Profiles and their photos, read by who is not logged in. */
  profilePerSource: { max: 240, windowS: QUARTER_S },
  /** Towns that are looked up while one types, by who is not logged in. */
  placePerSource: { max: 240, windowS: QUARTER_S },
  /** Of reports of browsers, however many stand in each. */
  browserReportPerSource: { max: 60, windowS: QUARTER_S },
  /** Of pages that are hidden and want it written in the log. */
  pageHiddenPerSource: { max: 120, windowS: QUARTER_S },
  /** Of all that writes something; more than any finger does, and few enough for any table. */
  changesPerAccount: { max: 600, windowS: QUARTER_S },
  reportPerAccount: { max: REPORTS_PER_DAY, windowS: DAY_S },
  /**
   * Passwords that are tried at one account, logged in or not, from all devices together that it
   * does not know, and from each that it knows.
   */
  passwordPerAccount: {
    max: PASSWORDS_PER_ACCOUNT,
    windowS: 2 * HOUR_S,
    refusal: 'too_many_guesses',
  },
  /** The mail that tells of them to the owner; nobody is refused by it. */
  guessMailsPerAddress: { max: 1, windowS: DAY_S, refusal: 'mailbox_full' },
  /** Passwords that are tried with one mailed link, from whichever source. */
  passwordPerLink: { max: 10, windowS: QUARTER_S },
  archivePerAccount: { max: 3, windowS: DAY_S },
  codePerAccount: { max: 120, windowS: HOUR_S },
  /** Verdicts on warnings: enough for a reader, too few to change what the desk sees. */
  verdictPerAccount: { max: 60, windowS: HOUR_S },
  photoPerAccount: { max: 120, windowS: HOUR_S },
  orderPerAccount: { max: 30, windowS: HOUR_S },
  /** Apart from orders: who has ordered often can withdraw from all of them. */
  withdrawalPerAccount: { max: 60, windowS: HOUR_S },
  webhookPerPayment: { max: 30, windowS: MINUTE_S },
  webhookPerSource: { max: 60, windowS: MINUTE_S },
} as const satisfies Record<string, Limit>

export type LimitName = keyof typeof limits
