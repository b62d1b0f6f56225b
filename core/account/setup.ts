import { setup } from 'xstate'
import { guardsOf, type Words } from '#core/kernel/lifecycle.ts'
import { DAY_MS } from '#core/kernel/time-units.ts'
import type { LeavingReason } from './leaving/rules.ts'
import {
  DELETION_GRACE_DAYS,
  type LinkOpener,
  linkIsGood,
  mayActivate,
  mayAskMail,
  mayLeave,
  mayShow,
  maySignUpAgain,
  UNCONFIRMED_DAYS,
} from './rules.ts'
import type { NewAccount } from './values.ts'

/** Who leaves or is suspended is kept out, which the other regions have to know. */
export type Context = { account: string; leaving: boolean; suspended: boolean }
type Input = { account: string }
export type Event =
  /** `credits`: the site's sign-up credits, whole and not negative. */
  | {
      type: 'activate'
      link: 'good' | 'expired' | 'unknown'
      opener: LinkOpener
      credits: number
      /** The confirmed address: an account that has moved away from it is not activated. */
      email?: string
    }
  /** `mail`: a new id, by which the mail is sent once. */
  | { type: 'askMail'; mail: string; mailsToday: number }
  /**
   * Somebody signs up with an address that nobody has confirmed. `id`: of the form, which waits
   * with a link of its own; that of the account where its own device sends it once more.
   */
  | { type: 'signUpAgain'; form: NewAccount; id: string; mail: string }
  | { type: 'firstPurchase' }
  | { type: 'leave'; passwordRight: boolean; reason: LeavingReason; mail: string }
  /**
   * This link holds as long as the days of grace do, so that it is never seen expired. The right
   * password is as good as the link. `verified`: its hash, which has to be there still.
   */
  | { type: 'return'; link: 'good' | 'unknown'; verified?: string }
  | { type: 'hide' }
  | { type: 'show' }
  /** By a decision, whose statement of reasons tells the member. */
  | { type: 'suspend' }
  | { type: 'restore'; mail: string }
  | { type: 'erase' }
  /** The owner of the mailbox starts again at the address, without the sign-up password (ACC-33). */
  | { type: 'close'; link: 'good' | 'expired' | 'unknown' }
type Effect =
  | { type: 'activationMailAsked'; account: string; form: string; mail: string }
  | { type: 'activated'; account: string; credits: number }
  | { type: 'becamePremium'; account: string }
  | { type: 'left'; account: string; mail: string }
  | { type: 'returned'; account: string }
  | { type: 'visibilityChanged'; account: string }
  | { type: 'suspended'; account: string }
  | { type: 'restored'; account: string; mail: string }
  | { type: 'erased'; account: string }
  | { type: 'closed'; account: string }

export const rules = { linkIsGood, mayActivate, mayAskMail, mayLeave, mayShow, maySignUpAgain }

export const chart = setup({
  types: {
    context: {} as Context,
    input: {} as Input,
    events: {} as Event,
    emitted: {} as Effect,
    meta: {} as Words,
  },
  guards: guardsOf(rules),
  delays: {
    gracePeriod: DELETION_GRACE_DAYS * DAY_MS,
    unconfirmedPeriod: UNCONFIRMED_DAYS * DAY_MS,
  },
})
