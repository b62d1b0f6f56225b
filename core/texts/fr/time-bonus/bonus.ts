import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlBonus } from '#core/texts/nl/time-bonus/bonus.ts'

/** The welcome bonus, in French. */
export const frBonus: TextsIn<'fr', typeof nlBonus> = {
  bonus: {
    label: 'Réduction de bienvenue',
    banner: '{{percent}} de réduction sur ton premier achat',
    special: 'Rien que pour les nouveaux membres',
    heading: '{{percent}} de réduction de bienvenue',
    unlock: 'Débloque {{percent}} de réduction sur ton premier pack de crédits',
    actFast: 'Fais vite : tu as {{hours}} heures à partir de ton inscription.',
    valid: 'Encore valable',
    instant: 'Tu reçois tes crédits tout de suite, dès que ton paiement est arrivé.',
    toCredits: 'Voir les crédits',
  },
}
