import type { CredentialStore } from '#core/account/credentials/ports.ts'
import type { AccountStore } from '#core/account/ports.ts'
import { RESET_LINK_MINUTES } from '#core/account/rules.ts'
import type { Clock } from '#core/kernel/ports.ts'
import { CHANGES_KEPT_MS } from '#core/kernel/retention.ts'
import { MINUTE_MS } from '#core/kernel/time-units.ts'
import type { Letters, MakeLink, OutgoingLetter } from '../../platform/mails/letters.ts'
import type { MailContext } from '../../platform/mails/templates.ts'
import {
  addressBannedLetter,
  addressHeldLetter,
  addressTakenLetter,
  emailChangeAskedLetter,
  emailChangedLateLetter,
  emailChangedLetter,
  passwordResetLetter,
} from './letters.ts'

/** To an address that belongs to nobody any more. */
const banned = (email: string, to: MailContext): OutgoingLetter => {
  const addressee = { ...to.addressee, email, confirmed: false, name: '' }
  return { letter: addressBannedLetter({ ...to, addressee }), addressee }
}

type CredentialTemplate =
  | 'addressHeld'
  | 'addressBanned'
  | 'passwordReset'
  | 'emailChangeAsked'
  | 'emailChanged'

/** The letters by which a password or an address changes hands. */
export const credentialLetters = ({
  accounts,
  credentials,
  makeLink,
  clock,
}: {
  accounts: AccountStore
  credentials: CredentialStore
  makeLink: MakeLink
  clock: Clock
}): Pick<Letters, CredentialTemplate> => {
  const later = (ms: number) => new Date(clock.now().getTime() + ms)

  /** An address that its account has just left can be brought back to it, and to no other. */
  const held = async (account: string, to: MailContext): Promise<OutgoingLetter | null> => {
    const change = await credentials.mailChange(account, clock.now())
    const owner = await accounts.addressee(account)
    if (!change?.was || !owner) return null
    const addressee = { ...owner, email: change.was, confirmed: false }
    return { letter: addressHeldLetter({ ...to, addressee }, change.until), addressee }
  }

  /** The owner of an address hears that it was asked for; whoever asked hears nothing of it. */
  const taken = async (email: string, to: MailContext): Promise<OutgoingLetter | null> => {
    const owner = await credentials.accountOf(to.site.id, email)
    const addressee = owner && (await accounts.addressee(owner))
    if (addressee) return { letter: addressTakenLetter({ ...to, addressee }), addressee }
    const former = await credentials.formerOwner(to.site.id, email, clock.now())
    if (former !== null) return held(former, to)
    return (await credentials.isBanned(to.site.id, email, clock.now())) ? banned(email, to) : null
  }

  return {
    addressHeld: ({ account }, to) => held(account, to),

    addressBanned: async ({ typed }, to) => (typed ? addressBannedLetter(to) : null),

    passwordReset: async ({ account }, to) => {
      const until = later(RESET_LINK_MINUTES * MINUTE_MS)
      const token = await makeLink({ account, purpose: 'reset', expires: until, earlier: 'stay' })
      return { letter: passwordResetLetter(to, { token, until }), addressee: to.addressee }
    },

    emailChangeAsked: async ({ account }, to) => {
      const change = await credentials.mailChange(account, clock.now())
      if (!change?.asked) return null
      const { asked: email, until } = change
      if (await credentials.isTaken(to.site.id, email, clock.now())) return taken(email, to)
      const token = await makeLink({ account, purpose: 'mailChange', expires: until })
      const addressee = { ...to.addressee, email }
      return { letter: emailChangeAskedLetter({ ...to, addressee }, { token, until }), addressee }
    },

    emailChanged: async ({ account }, to) => {
      const change = await credentials.mailChange(account, later(-CHANGES_KEPT_MS))
      if (!change?.was) return null
      const { was: email, until } = change
      const old = { ...to, addressee: { ...to.addressee, email } }
      if (until <= clock.now()) {
        return { letter: emailChangedLateLetter(old, until), addressee: old.addressee }
      }
      const token = await makeLink({ account, purpose: 'mailUndo', expires: until })
      return { letter: emailChangedLetter(old, { token, until }), addressee: old.addressee }
    },
  }
}
