import type { LinkMark } from '../ports.ts'
import type { NewAccount } from '../values.ts'

/**
 * A sign-up that waits for its address to be confirmed. `device`: the hash of the cookie of the
 * device that sent it. `typed`: what was sent; null where it is the account itself.
 */
export type WaitingSignup = {
  id: string
  device: string | null
  passwordHash: string | null
  typed: NewAccount | null
}

/**
 * The address that an activation link confirms, and all sign-ups that wait for it: mails of several
 * sign-ups look alike, so that any link opens any of them. `used`: its account is confirmed already.
 */
export type OpenedAddress = {
  site: string
  link: 'good' | 'expired' | 'orphan' | 'used'
  email: string
  /** The account that has the address; null where none has. */
  account: string | null
  signups: WaitingSignup[]
}

/** What waits at an address, for who signs up with it or asks for the mail once more. */
export type AddressStatus = {
  /** Whose address it is; null when it is nobody's. */
  account: string | null
  /** Whose it was until lately, and may be again. */
  former: string | null
  /** Whose ban holds the address back, also where that account is erased (MOD-03). */
  banned: string | null
  /** The form of the device that asks. */
  own: string | null
  /** The form that was sent last. */
  newest: string | null
}

/** Sign-ups that wait for the mailbox of their address. */
export interface SignupForms {
  /** What a link confirms; null when it is unknown. A guess is counted. */
  byLink(mark: LinkMark, now: Date): Promise<OpenedAddress | null>
  /** In one statement, whatever is there: it takes the same time for every address (S2). */
  at(query: {
    site: string
    email: string
    device: string | null
    now: Date
  }): Promise<AddressStatus>
  /** What was typed in a form that waits; null where it is what its account is, or gone. */
  typed(form: string, now: Date): Promise<NewAccount | null>
  /** Whether an account at the same mailbox, alias or not, had the sign-up credits of this site. */
  hadCredits(query: { site: string; email: string; now: Date }): Promise<boolean>
  /** Forgets all sign-ups that wait for an address. */
  forget(address: { site: string; email: string }): Promise<void>
}
