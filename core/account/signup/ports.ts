import type { LinkMark } from '../ports.ts'
import type { NewAccount } from '../values.ts'

/** The form that an activation link confirms. */
export type FoundForm = {
  form: string
  site: string
  link: 'good' | 'expired' | 'orphan'
  /** Who has its address now; null where nobody has it any more. */
  account: string | null
  email: string
  /** The hash of the secret of the device that sent it. */
  device: string | null
  /** Null where it is what the account is already. */
  typed: NewAccount | null
  name: string
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
  byLink(mark: LinkMark, now: Date): Promise<FoundForm | null>
  /** In one statement, whatever is there: it takes the same time for every address (S2). */
  at(query: {
    site: string
    email: string
    device: string | null
    now: Date
  }): Promise<AddressStatus>
  /** What was typed in a form that waits; null where it is what its account is, or gone. */
  typed(form: string, now: Date): Promise<NewAccount | null>
}
