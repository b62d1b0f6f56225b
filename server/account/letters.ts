import type { CredentialStore } from '#core/account/credentials/ports.ts'
import type { AccountStore } from '#core/account/ports.ts'
import { isConfirmed, isLeaving, isSuspended } from '#core/account/selectors.ts'
import type { SignupForms } from '#core/account/signup/ports.ts'
import type { MailTemplate } from '#core/kernel/jobs.ts'
import type { Clock, LifecycleStore } from '#core/kernel/ports.ts'
import type { Letters, MakeLink } from '#server/platform/mails/letters.ts'
import {
  addressTakenLetter,
  alreadyMemberLetter,
  firstMessageLostLetter,
  newDeviceLetter,
  passwordChangedLetter,
  passwordGuessedLetter,
  welcomeLetter,
} from './credentials/letters.ts'
import { credentialLetters } from './credentials/mails.ts'
import { erasedLetter, leavingLetter, restoredLetter } from './leaving/mails.ts'
import { activationLetters } from './signup/mails.ts'

type OfOthers =
  | 'receipt'
  | 'goodwill'
  | 'withdrawalLink'
  | 'mandateSigned'
  | 'debitAhead'
  | 'newMessages'
  | 'newLikes'
  | 'matches'
  | 'newMembers'
  | 'statement'
  | 'reportOutcome'
  | 'loggedOut'
export type AccountLetters = Pick<Letters, Exclude<MailTemplate, OfOthers>>

/** What is mailed of getting in, staying and leaving. */
export const createAccountLetters = (parts: {
  accounts: AccountStore
  credentials: CredentialStore
  signupForms: SignupForms
  store: LifecycleStore
  makeLink: MakeLink
  clock: Clock
}): AccountLetters => {
  const { store, makeLink, clock } = parts
  const ofCredentials = credentialLetters(parts)
  const activation = activationLetters(parts)
  const load = (account: string) => store.load('account', account, clock.now())
  return {
    ...ofCredentials,
    activation,
    // An address that nobody has confirmed has no owner yet: a new password would take over whatever
    // somebody else set up there (ACC-33).
    passwordReset: (job, to) =>
      (to.addressee.confirmed ? ofCredentials.passwordReset : activation)(job, to),
    welcome: async ({ account }, to) => {
      const known = await load(account)
      if (!known || !isConfirmed(known.stored)) return null
      return welcomeLetter(to, { credits: await parts.accounts.signupCredits(account) })
    },
    passwordGuessed: async (_, to) => (to.addressee.confirmed ? passwordGuessedLetter(to) : null),
    alreadyMember: async (_, to) => alreadyMemberLetter(to),
    firstMessageLost: async (_, to) => firstMessageLostLetter(to),
    passwordChanged: async (_, to) => passwordChangedLetter(to),
    addressTaken: async (_, to) => addressTakenLetter(to),
    newDevice: async ({ about = '' }, to) => newDeviceLetter(to, about),
    /** The link works for as long as coming back does. */
    leaving: async ({ account }, to) => {
      const known = await load(account)
      const until = known && isLeaving(known.stored) ? known.nextDue : null
      if (!until) return null
      const token = await makeLink({ account, purpose: 'return', expires: until })
      return leavingLetter(to, { token, until })
    },
    restored: async ({ account }, to) => {
      const known = await load(account)
      return known && !isSuspended(known.stored) ? restoredLetter(to) : null
    },
    erased: async (_, to) => erasedLetter(to),
  }
}
