import type { MailboxTexts } from '#core/texts/nl/platform/mailbox.ts'

/** What the mailbox of a demo says in English. */
export const enMailboxTexts: MailboxTexts = {
  language: 'en',
  locale: 'en-GB',
  title: 'Test mailbox',
  intro: 'What the demo sends arrives here and nowhere else.',
  empty: 'No mail yet. As soon as there is one, it shows here by itself.',
  back: 'All mail',
  site: 'To the site',
  to: 'To',
  ways: 'How to read this mail',
  asShown: 'As delivered',
  asText: 'Text only',
  missing: 'This mail is not here (any more).',
}
