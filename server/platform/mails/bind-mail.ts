import { accountLetters } from '../../account/tokens.ts'
import { moderationLetters } from '../../moderation/tokens.ts'
import { paymentLetters } from '../../payment/tokens.ts'
import { pushLetters, unsubscribePath } from '../../push/tokens.ts'
import { createHomeFinder } from '../http/origin.ts'
import {
  accounts,
  clock,
  homeOf,
  ids,
  linkStore,
  mailer,
  mailRefusals,
  makeLink,
  publicUrl,
  sendMail,
  sites,
} from '../tokens.ts'
import type { Make } from '../wiring.ts'
import { createMakeLink } from './letters.ts'
import { createSendMail } from './send.ts'

/** Mails, with the letters of each subject. */
export const bindMail = (make: Make) => {
  make(homeOf, createHomeFinder, { accounts, sites, publicUrl })
  make(makeLink, createMakeLink, { linkStore, ids, clock })
  make(
    sendMail,
    ({ account, moderation, payment, push, ...parts }) =>
      createSendMail({ ...parts, letters: { ...account, ...moderation, ...payment, ...push } }),
    {
      account: accountLetters,
      moderation: moderationLetters,
      payment: paymentLetters,
      push: pushLetters,
      accounts,
      sites,
      mailer,
      unsubscribePath,
      mailRefusals,
      publicUrl,
    },
  )
}
