import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlReminder } from '#core/texts/nl/account/reminder.ts'

/** The reminder to confirm the address, for who has just signed up, in Finnish. */
export const fiReminder: TextsOf<typeof nlReminder> = {
  reminder: {
    lead: 'Melkein valmista. Lähetimme sähköpostin osoitteeseen {{email}}.',
    text: 'Avaa sen linkki, niin tilisi on valmis ja voit chattailla. Eikö se ole siellä? Katso roskapostista.',
    understood: 'Katson sähköpostini',
  },
}
