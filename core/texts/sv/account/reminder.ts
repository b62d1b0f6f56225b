import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlReminder } from '#core/texts/nl/account/reminder.ts'

/** The reminder to confirm the address, for who has just signed up, in Swedish. */
export const svReminder: TextsOf<typeof nlReminder> = {
  reminder: {
    lead: 'Nästan klart. Vi har skickat ett mejl till {{email}}.',
    text: 'Öppna länken i det, så är ditt konto klart och du kan chatta. Finns det inte där? Titta i skräpposten.',
    understood: 'Jag tittar i min mejl',
  },
}
