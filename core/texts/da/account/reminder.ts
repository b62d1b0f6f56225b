import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlReminder } from '#core/texts/nl/account/reminder.ts'

/** The reminder to confirm the address, for who has just signed up, in Danish. */
export const daReminder: TextsOf<typeof nlReminder> = {
  reminder: {
    lead: 'Næsten færdig. Vi har sendt en mail til {{email}}.',
    text: 'Åbn linket i den, så er din konto klar, og du kan chatte. Er den der ikke? Se i din spammappe.',
    understood: 'Jeg ser i min mail',
  },
}
