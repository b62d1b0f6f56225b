import type { CredentialStore } from '#core/account/credentials.ts'
import { RESET_LINK_MINUTES } from '#core/account/rules.ts'
import type { AccountStore, Addressee, LinkPurpose } from '#core/account/store.ts'
import { CHANGES_KEPT_MS } from '#core/keeping.ts'
import type { Clock } from '#core/ports.ts'
import type { Letter } from './layout.ts'
import {
  addressTakenLetter,
  emailChangeAskedLetter,
  emailChangedLateLetter,
  emailChangedLetter,
  passwordResetLetter,
} from './security.ts'
import type { To } from './templates.ts'

/** A letter, and whom it goes to: not always the address of the account. */
export type Outgoing = { letter: Letter; addressee: Addressee }
/** Makes a link of one use and answers its token. */
export type MakeLink = (
  account: string,
  purpose: LinkPurpose,
  expires: Date,
  about?: string,
) => Promise<string>

const MINUTE_MS = 60_000

/** The letters by which a password or an address changes hands. */
export const credentialLetters = ({
  accounts,
  credentials,
  make,
  clock,
}: {
  accounts: AccountStore
  credentials: CredentialStore
  make: MakeLink
  clock: Clock
}) => {
  const later = (ms: number) => new Date(clock.now().getTime() + ms)

  /** The owner of an address hears that it was asked for; whoever asked hears nothing of it. */
  const taken = async (email: string, to: To): Promise<Outgoing | null> => {
    const owner = await credentials.accountOf(to.site.id, email)
    const addressee = owner && (await accounts.addressee(owner))
    return addressee ? { letter: addressTakenLetter({ ...to, addressee }), addressee } : null
  }

  return {
    passwordReset: async (account: string, to: To): Promise<Outgoing> => {
      const until = later(RESET_LINK_MINUTES * MINUTE_MS)
      const token = await make(account, 'reset', until)
      return { letter: passwordResetLetter(to, { token, until }), addressee: to.addressee }
    },

    emailChangeAsked: async (account: string, to: To): Promise<Outgoing | null> => {
      const change = await credentials.mailChange(account, clock.now())
      if (!change?.asked) return null
      const { asked: email, until } = change
      if (await credentials.isTaken(to.site.id, email, clock.now())) return taken(email, to)
      const token = await make(account, 'mailChange', until)
      const addressee = { ...to.addressee, email }
      return { letter: emailChangeAskedLetter({ ...to, addressee }, { token, until }), addressee }
    },

    emailChanged: async (account: string, to: To): Promise<Outgoing | null> => {
      const change = await credentials.mailChange(account, later(-CHANGES_KEPT_MS))
      if (!change?.was) return null
      const { was: email, until } = change
      const old = { ...to, addressee: { ...to.addressee, email } }
      if (until <= clock.now()) {
        return { letter: emailChangedLateLetter(old, until), addressee: old.addressee }
      }
      const token = await make(account, 'mailUndo', until)
      return { letter: emailChangedLetter(old, { token, until }), addressee: old.addressee }
    },
  }
}
