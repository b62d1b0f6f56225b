import type { MailboxTexts } from '#core/texts/nl/platform/mailbox.ts'

/** What the mailbox of a demo says in English. */
export const enMailboxTexts: MailboxTexts = {
  language: 'en',
  locale: 'en-GB',
  title: 'Mailbox',
  intro: 'This site sends no real mail here. All that it writes lies in this mailbox.',
  empty: 'No mail yet. As soon as there is one, it shows here by itself.',
  back: 'All mail',
  to: 'To',
  asShown: 'As the mail looks',
  asText: 'The same mail as text',
  missing: 'This mail is not here (any more).',
}
