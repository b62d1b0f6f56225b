import { nameAfter } from '#core/kernel/name-after.ts'
import type { NoticeMails } from '#core/texts/nl/push/mails.ts'

/** What members are told of while they are away, by mail and on their screen, in German. */
const more = (others: number) => {
  if (others <= 0) return ''
  return others === 1 ? ' und noch jemand' : ` und ${others} andere`
}

export const deNoticeMails: NoticeMails = {
  newMessages: {
    subject: ({ site }) => `Etwas Neues für dich auf ${site}`,
    heading: ({ name }) => `Hallo${nameAfter(name, ' ')}`,
    body: () => ['Es gibt Neues in deinen Nachrichten. Schau rein, wann es dir passt.'],
    button: 'Zu meinen Nachrichten',
    rest: () => 'Darüber lieber keine Mail? Schalte sie in den Einstellungen aus.',
  },
  newLikes: {
    subject: ({ site }) => `Etwas Neues für dich auf ${site}`,
    heading: ({ name }) => `Jemand mag dich${nameAfter(name)}`,
    body: () => ['Es gibt Neues bei deinen Likes. Schau, von wem.'],
    button: 'Zu meinen Likes',
    rest: () => 'Darüber lieber keine Mail? Schalte sie in den Einstellungen aus.',
  },
  matches: {
    subject: ({ site }) => `Etwas Neues für dich auf ${site}`,
    heading: ({ name }) => `Du hast ein Match${nameAfter(name)}`,
    body: () => ['Jemand, den du magst, mag dich auch. Wer schreibt zuerst?'],
    button: 'Match ansehen',
    rest: () => 'Darüber lieber keine Mail? Schalte sie in den Einstellungen aus.',
  },
  newMembers: {
    subject: ({ site }) => `Etwas Neues für dich auf ${site}`,
    heading: ({ name }) => `Es gibt neue Gesichter${nameAfter(name)}`,
    body: () => ['Neue Mitglieder passen zu dem, was du suchst. Schau rein, wann es dir passt.'],
    button: 'Schau, wer neu ist',
    rest: () => 'Darüber lieber keine Mail? Schalte sie in den Einstellungen aus.',
  },
  unsubscribe: {
    kinds: {
      newMessages: 'neue Nachrichten',
      newLikes: 'neue Likes',
      matches: 'Matches',
      newMembers: 'neue Mitglieder',
    },
    link: ({ kind }) => `Keine Mails mehr: ${kind}`,
    question: ({ kind }) => `Mails ausschalten: ${kind}`,
    submit: 'Ausschalten',
    done: ({ kind }) => `Mails sind aus: ${kind}`,
    again: 'Doch wieder Mails? Schalte sie in den Einstellungen ein.',
    settings: 'Zu meinen Einstellungen',
  },
  push: {
    plain: {
      newMessages: 'Du hast eine neue Nachricht',
      gifts: 'Dir wurde etwas geschenkt',
      newLikes: 'Du hast einen neuen Like',
      matches: 'Du hast ein Match',
      visits: 'Jemand hat dein Profil angesehen',
      newMembers: 'Es gibt neue Mitglieder, die zu deiner Suche passen',
      payments: 'Es gibt Neues zu deiner Zahlung',
      account: 'Jemand hat sich in dein Konto eingeloggt',
    },
    named: {
      newMessages: ({ name }) => `Nachricht von ${name}`,
      gifts: ({ name }) => `${name} hat dir etwas geschenkt`,
      newLikes: ({ name, others }) => `${name}${more(others)} ${others > 0 ? 'mögen' : 'mag'} dich`,
      matches: ({ name }) => `${name} und du, ihr mögt euch`,
      visits: ({ name, others }) =>
        `${name}${more(others)} ${others > 0 ? 'haben' : 'hat'} dein Profil angesehen`,
    },
    quoted: ({ name, text }) => `${name}: ${text}`,
    fictional: ({ name }) => `${name} (fiktiv)`,
    digest: {
      messages: ({ count }) => (count === 1 ? '1 Nachricht' : `${count} Nachrichten`),
      likes: ({ count }) => (count === 1 ? '1 Like' : `${count} Likes`),
      matches: ({ count }) => (count === 1 ? '1 Match' : `${count} Matches`),
      visits: ({ count }) => (count === 1 ? '1 Besuch' : `${count} Besuche`),
      newMembers: 'neue passende Mitglieder',
      payments: 'Neues zu deiner Zahlung',
      account: 'ein neuer Login',
      all: ({ what }) => `Während es ruhig war: ${what}`,
    },
  },
}
