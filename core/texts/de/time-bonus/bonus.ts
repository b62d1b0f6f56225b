import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlBonus } from '#core/texts/nl/time-bonus/bonus.ts'

/** The welcome bonus, in German. */
export const deBonus: TextsOf<typeof nlBonus> = {
  bonus: {
    label: 'Willkommensrabatt',
    banner: '{{percent}} Rabatt auf deinen ersten Kauf',
    special: 'Nur für neue Mitglieder',
    heading: '{{percent}} Willkommensrabatt',
    unlock: 'Sichere dir {{percent}} Rabatt auf dein erstes Paket Credits',
    actFast: 'Sei schnell: Du hast {{hours}} Stunden ab deiner Anmeldung.',
    valid: 'Gilt noch',
    instant: 'Du bekommst deine Credits sofort, wenn deine Zahlung da ist.',
    toCredits: 'Zu den Credits',
  },
}
