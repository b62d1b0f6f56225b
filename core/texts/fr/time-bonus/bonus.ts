import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlBonus } from '#core/texts/nl/time-bonus/bonus.ts'

/** The welcome bonus, in French. */
export const frBonus: TextsIn<'fr', typeof nlBonus> = {
  bonus: {
    label: 'Réduction de bienvenue',
    banner: '{{percent}} de réduction sur ton premier achat',
    special: 'Rien que pour les nouveaux membres',
    heading: '{{percent}} de réduction de bienvenue',
    unlock: 'Ton premier pack de crédits avec {{percent}} de réduction',
    actFast: 'Tu as cette réduction une fois, jusqu’à {{hours}} heures après ton inscription.',
    valid: 'Encore valable',
    instant: 'Tes crédits sont là dès que ton paiement est arrivé.',
    toCredits: 'Voir les crédits',
  },
}
