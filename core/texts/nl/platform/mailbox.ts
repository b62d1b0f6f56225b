/** What the mailbox of a demo says in Dutch. */
export const nlMailboxTexts = {
  language: 'nl',
  locale: 'nl-NL',
  title: 'Postvak',
  intro: 'Deze demo verstuurt geen echte mail. Alles wat je zou krijgen, vind je hier.',
  empty: 'Nog geen post. Zodra er een mail is, verschijnt die hier vanzelf.',
  back: 'Alle post',
  to: 'Aan',
  asShown: 'Zoals de mail eruitziet',
  asText: 'Dezelfde mail als tekst',
  missing: 'Deze mail is er niet (meer).',
}

export type MailboxTexts = typeof nlMailboxTexts
