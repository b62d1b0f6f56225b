import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlBonus } from '#core/texts/nl/time-bonus/bonus.ts'

/** The welcome bonus, in German. */
export const deBonus: TextsOf<typeof nlBonus> = {
  bonus: {
    label: 'Willkommensrabatt',
    banner: '{{percent}} Rabatt auf deinen ersten Kauf',
    special: 'Nur für neue Mitglieder',
    heading: '{{percent}} Willkommensrabatt',
    unlock: 'Dein erstes Paket Credits mit {{percent}} Rabatt',
    actFast: 'Diesen Rabatt bekommst du einmal, bis {{hours}} Stunden nach deiner Anmeldung.',
    valid: 'Gilt noch',
    instant: 'Deine Credits sind da, sobald deine Zahlung da ist.',
    toCredits: 'Zu den Credits',
  },
}
