import { mayEnter } from '#core/account/selectors.ts'
import { mayNotify } from '#core/account/settings/notifications.ts'
import type { Clock, LifecycleStore } from '#core/kernel/ports.ts'
import type { Letter } from '../platform/mails/layout.ts'
import type { Letters, WriteLetter } from '../platform/mails/letters.ts'
import { noteLetter } from '../platform/mails/note.ts'
import { type MailContext, namesFor } from '../platform/mails/templates.ts'
import { textsOf } from '../platform/texts.ts'

const noticeLetter = (to: MailContext, about: keyof typeof letters, path: string) =>
  noteLetter(to, textsOf(to.addressee.language)[about], { names: namesFor(to), path })

/** A notice tells that there is something new, and neither what nor of whom (promise S13). */
export const newMessagesLetter = (to: MailContext): Letter =>
  noticeLetter(to, 'newMessages', '/chats')
export const newLikesLetter = (to: MailContext): Letter => noticeLetter(to, 'newLikes', '/likes')
export const matchesLetter = (to: MailContext): Letter =>
  noticeLetter(to, 'matches', '/likes/matches')

/** It names no search: that says what somebody looks for. */
export const newMembersLetter = (to: MailContext): Letter =>
  noticeLetter(to, 'newMembers', '/members')

const letters = {
  newMessages: newMessagesLetter,
  newLikes: newLikesLetter,
  matches: matchesLetter,
  newMembers: newMembersLetter,
}

export type PushLetters = Pick<Letters, keyof typeof letters>

/** To who may come in, unless the member has switched mails of its kind off. */
export const createPushLetters = ({
  store,
  clock,
}: {
  store: LifecycleStore
  clock: Clock
}): PushLetters => {
  const noticeOf =
    (kind: keyof typeof letters): WriteLetter =>
    async ({ account }, to) => {
      const known = await store.load('account', account, clock.now())
      if (!known || mayEnter(known.stored) !== 'ok') return null
      return mayNotify(to.addressee.disabled, 'email', kind) ? letters[kind](to) : null
    }
  return {
    newMessages: noticeOf('newMessages'),
    newLikes: noticeOf('newLikes'),
    matches: noticeOf('matches'),
    newMembers: noticeOf('newMembers'),
  }
}
