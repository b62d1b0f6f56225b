import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlReminder } from '#core/texts/nl/account/reminder.ts'

/** The reminder to confirm the address, for who has just signed up, in German. */
export const deReminder: TextsOf<typeof nlReminder> = {
  reminder: {
    lead: 'Fast geschafft. Wir haben eine Mail an {{email}} geschickt.',
    text: 'Öffne den Link darin, dann ist dein Konto bereit und du kannst chatten. Nichts da? Schau in den Spam-Ordner.',
    understood: 'Ich schaue in meine Mails',
  },
}
