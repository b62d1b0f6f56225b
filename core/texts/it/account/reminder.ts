import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlReminder } from '#core/texts/nl/account/reminder.ts'

/** The reminder to confirm the address, for who has just signed up, in Italian. */
export const itReminder: TextsIn<'it', typeof nlReminder> = {
  reminder: {
    lead: 'Ci siamo quasi. Abbiamo mandato un’e-mail a {{email}}.',
    text: 'Apri il link e il tuo account è pronto per chattare. Non c’è? Guarda nella posta indesiderata.',
    understood: 'Guardo la posta',
  },
}
