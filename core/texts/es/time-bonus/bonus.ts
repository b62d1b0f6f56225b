import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlBonus } from '#core/texts/nl/time-bonus/bonus.ts'

/** The welcome bonus, in Spanish. */
export const esBonus: TextsIn<'es', typeof nlBonus> = {
  bonus: {
    label: 'Descuento de bienvenida',
    banner: '{{percent}} de descuento en tu primera compra',
    special: 'Solo para miembros nuevos',
    heading: 'Descuento de bienvenida del {{percent}}',
    unlock: 'Desbloquea un {{percent}} de descuento en tu primer paquete de créditos',
    actFast: 'Date prisa: tienes {{hours}} horas desde que te registraste.',
    valid: 'Aún válido',
    instant: 'Recibes tus créditos al instante, en cuanto llegue tu pago.',
    toCredits: 'Ver los créditos',
  },
}
