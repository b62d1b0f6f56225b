/** What the mailbox of a demo says in Dutch. */
export const nlMailboxTexts = {
  language: 'nl',
  locale: 'nl-NL',
  title: 'Testpostvak',
  intro: 'Wat de demo verstuurt, komt hier aan en nergens anders.',
  empty: 'Nog geen post. Zodra er een mail is, verschijnt die hier vanzelf.',
  back: 'Alle post',
  site: 'Naar de site',
  to: 'Aan',
  ways: 'Hoe je de mail leest',
  asShown: 'Zoals bezorgd',
  asText: 'Alleen tekst',
  missing: 'Deze mail is er niet (meer).',
}

export type MailboxTexts = typeof nlMailboxTexts
