import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlBonus } from '#core/texts/nl/time-bonus/bonus.ts'

/** The welcome bonus, in Spanish. */
export const esBonus: TextsIn<'es', typeof nlBonus> = {
  bonus: {
    label: 'Descuento de bienvenida',
    banner: '{{percent}} de descuento en tu primera compra',
    special: 'Solo para miembros nuevos',
    heading: 'Descuento de bienvenida del {{percent}}',
    unlock: 'Tu primer paquete de créditos con {{percent}} de descuento',
    actFast: 'Tienes este descuento una vez, hasta {{hours}} horas después de registrarte.',
    valid: 'Aún válido',
    instant: 'Tus créditos están listos en cuanto llegue tu pago.',
    toCredits: 'Ver los créditos',
  },
}
