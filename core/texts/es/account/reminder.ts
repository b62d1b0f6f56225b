import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlReminder } from '#core/texts/nl/account/reminder.ts'

/** The reminder to confirm the address, for who has just signed up, in Spanish. */
export const esReminder: TextsIn<'es', typeof nlReminder> = {
  reminder: {
    lead: 'Ya casi está. Hemos enviado un correo a {{email}}.',
    text: 'Abre el enlace y tu cuenta está lista para chatear. ¿No está? Mira en el correo no deseado.',
    understood: 'Voy a mirar mi correo',
  },
}
