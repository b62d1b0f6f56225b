import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlReminder } from '#core/texts/nl/account/reminder.ts'

/** The reminder to confirm the address, for who has just signed up, in Norwegian. */
export const nbReminder: TextsOf<typeof nlReminder> = {
  reminder: {
    lead: 'Nesten i mål. Vi har sendt en e-post til {{email}}.',
    text: 'Åpne lenken i den, så er kontoen klar og du kan chatte. Er den ikke der? Se i søppelposten.',
    understood: 'Jeg ser i e-posten min',
  },
}
