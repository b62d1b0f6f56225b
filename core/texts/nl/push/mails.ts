import type { MailedNotice } from '#core/account/settings/notifications.ts'
import { nameAfter } from '#core/kernel/name-after.ts'
import type { NoticeKind } from '#core/push/values.ts'
import type { Note } from '#core/texts/nl/platform/mails.ts'

/** What members are told of while they are away, by mail and on their screen. */
export type NoticeMails = {
  newMessages: Note
  newLikes: Note
  matches: Note
  newMembers: Note
  unsubscribe: UnsubscribeWords
  push: PushWords
}

type OfKind = (of: { kind: string }) => string

/** What the link says that switches mails of one kind off, and what its page says. */
type UnsubscribeWords = {
  kinds: Record<MailedNotice, string>
  link: OfKind
  question: OfKind
  submit: string
  done: OfKind
  again: string
  settings: string
}

type Numbered = (of: { count: number }) => string

/** What push messages say, on a screen that anybody may see. */
export type PushWords = {
  /** Without a name, which is how it is unless a member chooses otherwise. */
  plain: Record<NoticeKind, string>
  /** `others`: how many more of the kind there are. */
  named: Partial<Record<NoticeKind, (of: { name: string; others: number }) => string>>
  quoted: (of: { name: string; text: string }) => string
  /** How somebody is called who is no real person. */
  fictional: (of: { name: string }) => string
  digest: {
    messages: Numbered
    likes: Numbered
    matches: Numbered
    visits: Numbered
    newMembers: string
    payments: string
    account: string
    all: (of: { what: string }) => string
  }
}

const more = (others: number) => {
  if (others <= 0) return ''
  return others === 1 ? ' en nog iemand' : ` en nog ${others} anderen`
}

export const nlNoticeMails: NoticeMails = {
  newMessages: {
    subject: ({ site }) => `Er is iets nieuws voor je op ${site}`,
    heading: ({ name }) => `Hoi${nameAfter(name, ' ')}`,
    body: () => ['Er is iets nieuws in je berichten. Kijk wanneer het jou uitkomt.'],
    button: 'Naar mijn berichten',
    rest: () => 'Liever geen mail hierover? Zet dat uit bij je instellingen.',
  },
  newLikes: {
    subject: ({ site }) => `Er is iets nieuws voor je op ${site}`,
    heading: ({ name }) => `Iemand vindt je leuk${nameAfter(name)}`,
    body: () => ['Er is iets nieuws bij je likes. Kijk van wie.'],
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
  unsubscribe: {
    kinds: {
      newMessages: 'nieuwe berichten',
      newLikes: 'nieuwe likes',
      matches: 'matches',
      newMembers: 'nieuwe leden',
    },
    link: ({ kind }) => `Geen mails meer: ${kind}`,
    question: ({ kind }) => `Mails uitzetten: ${kind}`,
    submit: 'Zet ze uit',
    done: ({ kind }) => `Uitgezet, mails over ${kind}`,
    again: 'Toch weer mails? Zet ze aan bij je instellingen.',
    settings: 'Naar mijn instellingen',
  },
  push: {
    plain: {
      newMessages: 'Je hebt een nieuw bericht',
      gifts: 'Je hebt iets gekregen',
      newLikes: 'Je hebt een nieuwe like',
      matches: 'Je hebt een match',
      visits: 'Iemand bekeek je profiel',
      newMembers: 'Er zijn nieuwe leden die passen bij wat je zoekt',
      payments: 'Er is nieuws over je betaling',
      account: 'Er is ingelogd op je account',
    },
    named: {
      newMessages: ({ name }) => `Bericht van ${name}`,
      gifts: ({ name }) => `${name} gaf je iets`,
      newLikes: ({ name, others }) =>
        `${name}${more(others)} ${others > 0 ? 'vinden' : 'vindt'} je leuk`,
      matches: ({ name }) => `${name} en jij vinden elkaar leuk`,
      visits: ({ name, others }) =>
        `${name}${more(others)} ${others > 0 ? 'bekeken' : 'bekeek'} je profiel`,
    },
    quoted: ({ name, text }) => `${name}: ${text}`,
    fictional: ({ name }) => `${name} (fictief)`,
    digest: {
      messages: ({ count }) => (count === 1 ? '1 bericht' : `${count} berichten`),
      likes: ({ count }) => (count === 1 ? '1 like' : `${count} likes`),
      matches: ({ count }) => (count === 1 ? '1 match' : `${count} matches`),
      visits: ({ count }) => (count === 1 ? '1 bezoeker' : `${count} bezoekers`),
      newMembers: 'nieuwe leden die bij je passen',
      payments: 'nieuws over je betaling',
      account: 'een nieuwe login',
      all: ({ what }) => `Terwijl het stil was: ${what}`,
    },
  },
}
