import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlReminder } from '#core/texts/nl/account/reminder.ts'

/** The reminder to confirm the address, for who has just signed up, in Polish. */
export const plReminder: TextsIn<'pl', typeof nlReminder> = {
  reminder: {
    lead: 'Prawie gotowe. Wysłaliśmy e-mail na {{email}}.',
    text: 'Otwórz link, a konto będzie gotowe i można czatować. Nic nie ma? Zajrzyj do spamu.',
    understood: 'Zajrzę do poczty',
  },
}
