import type { NoticeKind } from '#core/account/settings/notifications.ts'
import { nameAfter } from '#core/kernel/name-after.ts'
import type { Note } from '#core/texts/nl/platform/mails.ts'

/** What members are told of while they are away, by mail and on their screen. */
export type NoticeMails = {
  newMessages: Note
  newLikes: Note
  matches: Note
  newMembers: Note
  /** What a push message says, on a screen that anybody may see. */
  push: Record<NoticeKind, string>
}

export const nlNoticeMails: NoticeMails = {
  newMessages: {
    subject: ({ site }) => `Er is iets nieuws voor je op ${site}`,
    heading: ({ name }) => `Hoi${nameAfter(name, ' ')}`,
    body: () => ['Je hebt nieuwe berichten. Kijk wanneer het jou uitkomt.'],
    button: 'Naar mijn berichten',
    rest: () => 'Liever geen mail hierover? Zet dat uit bij je instellingen.',
  },
  newLikes: {
    subject: ({ site }) => `Er is iets nieuws voor je op ${site}`,
    heading: ({ name }) => `Iemand vindt je leuk${nameAfter(name)}`,
    body: () => ['Je hebt nieuwe likes. Kijk van wie ze zijn.'],
    button: 'Naar mijn likes',
    rest: () => 'Liever geen mail hierover? Zet dat uit bij je instellingen.',
  },
  matches: {
    subject: ({ site }) => `Er is iets nieuws voor je op ${site}`,
    heading: ({ name }) => `Je hebt een match${nameAfter(name)}`,
    body: () => ['Iemand die jij leuk vindt, vindt jou ook leuk. Wie begint het gesprek?'],
    button: 'Bekijk je match',
    rest: () => 'Liever geen mail hierover? Zet dat uit bij je instellingen.',
  },
  newMembers: {
    subject: ({ site }) => `Er is iets nieuws voor je op ${site}`,
    heading: ({ name }) => `Er zijn nieuwe gezichten${nameAfter(name)}`,
    body: () => ['Er zijn nieuwe leden die passen bij wat je zoekt. Kijk wanneer het jou uitkomt.'],
    button: 'Bekijk wie er nieuw is',
    rest: () => 'Liever geen mail hierover? Zet dat uit bij je instellingen.',
  },
  push: {
    newMessages: 'Je hebt een nieuw bericht',
    newLikes: 'Je hebt een nieuwe like',
    matches: 'Je hebt een match',
    newMembers: 'Er zijn nieuwe leden die passen bij wat je zoekt',
  },
}
