import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlBonus } from '#core/texts/nl/time-bonus/bonus.ts'

/** The welcome bonus, in Spanish. */
export const esBonus: TextsIn<'es', typeof nlBonus> = {
  bonus: {
    label: 'Bono de bienvenida',
    banner: '{{percent}} de descuento en tu primera compra',
    special: 'Solo para miembros nuevos',
    heading: 'Bono de bienvenida del {{percent}}',
    unlock: 'Tu primer paquete de créditos con {{percent}} de descuento',
    actFast: 'Cada miembro nuevo lo recibe una vez, hasta {{hours}} horas después de registrarse.',
    valid: 'Aún vale',
    instant: 'Tus créditos están listos en cuanto llegue tu pago.',
    toCredits: 'A los créditos',
  },
}
