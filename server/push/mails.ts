import type { Letter } from '../platform/mails/layout.ts'
import { noteLetter } from '../platform/mails/note.ts'
import { named, type To } from '../platform/mails/templates.ts'
import { textsOf } from '../platform/mails/texts.ts'

const noticeLetter = (to: To, about: 'newMessages' | 'newLikes' | 'matches', path: string) =>
  noteLetter(to, textsOf(to.addressee.language)[about], { who: named(to), path })

/** A notice tells that there is something new, and neither what nor of whom (promise S13). */
export const newMessagesLetter = (to: To): Letter => noticeLetter(to, 'newMessages', '/chats')
export const newLikesLetter = (to: To): Letter => noticeLetter(to, 'newLikes', '/likes')
export const matchesLetter = (to: To): Letter => noticeLetter(to, 'matches', '/likes/matches')
