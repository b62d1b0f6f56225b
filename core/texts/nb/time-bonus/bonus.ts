import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlBonus } from '#core/texts/nl/time-bonus/bonus.ts'

/** The welcome bonus, in Norwegian. */
export const nbBonus: TextsOf<typeof nlBonus> = {
  bonus: {
    label: 'Velkomstbonus',
    banner: '{{percent}} rabatt på det første kjøpet',
    special: 'Bare for nye medlemmer',
    heading: '{{percent}} velkomstbonus',
    unlock: 'Den første pakken credits med {{percent}} rabatt',
    actFast: 'Alle nye medlemmer får den én gang, til {{hours}} timer etter at de ble med.',
    valid: 'Gjelder i',
    instant: 'Creditsene dine er klare så snart betalingen er kommet.',
    toCredits: 'Til creditsene',
  },
}
