import type { ArchiveTexts } from '#core/texts/nl/account/files.ts'

/** What the readable pages of an archive say, in German. */
export const deArchiveTexts: ArchiveTexts = {
  locale: 'de-DE',
  title: ({ site }) => `Deine Daten bei ${site}`,
  lead: ({ name, site, at }) => [
    `Das ist alles, was ${site} am ${at} von ${name} hatte, außer dem, was dich schützt: Dein Passwort und die Schlüssel deiner Geräte liegen nur unlesbar bei uns.`,
    'Von anderen Mitgliedern steht hier nur, was du von ihnen sehen darfst: ihr Name und was sie dir geschrieben haben. Jeden Teil gibt es auch als JSON, mit denselben Namen.',
    'Bewahre dieses Archiv gut auf: Wer es hat, kann deine Nachrichten lesen.',
  ],
  back: 'Zurück zur Übersicht',
  read: 'Als Seite lesen',
  nothing: 'Nichts.',
  parts: {
    account: { title: 'Konto', what: 'Deine Adresse, deine Sprache und der Stand deines Kontos.' },
    profile: { title: 'Profil', what: 'Was andere von dir sehen, und wen du suchst.' },
    photos: { title: 'Fotos', what: 'Deine eigenen Fotos, wie wir sie aufbewahren.' },
    likes: { title: 'Likes', what: 'Wen du magst, und wer dich mag.' },
    finder: {
      title: 'Match-Finder',
      what: 'Was du geantwortet hast, und was du dir von jemandem wünschst.',
    },
    blocked: { title: 'Blockierte Mitglieder', what: 'Wen du blockiert hast.' },
    conversations: { title: 'Gespräche', what: 'Mit wem du geschrieben hast.' },
    messages: { title: 'Nachrichten', what: 'Was du geschrieben hast, und was zurückkam.' },
    credits: { title: 'Credits', what: 'Jede Änderung deines Guthabens.' },
    payments: { title: 'Zahlungen', what: 'Deine Bestellungen und was daraus wurde.' },
    discounts: { title: 'Rabatte', what: 'Codes, die du bekommen oder benutzt hast.' },
    consents: { title: 'Einwilligungen', what: 'Womit du einverstanden warst, und wann.' },
    devices: {
      title: 'Geräte und Links',
      what: 'Wo du eingeloggt bist, und Links aus unseren Mails.',
    },
    history: { title: 'Verlauf', what: 'Was mit deinem Konto geschehen ist.' },
  },
}
