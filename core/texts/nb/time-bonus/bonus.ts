import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlBonus } from '#core/texts/nl/time-bonus/bonus.ts'

/** The welcome bonus, in Norwegian. */
export const nbBonus: TextsOf<typeof nlBonus> = {
  bonus: {
    label: 'Velkomstrabatt',
    banner: '{{percent}} rabatt på det første kjøpet',
    special: 'Bare for nye medlemmer',
    heading: '{{percent}} velkomstrabatt',
    unlock: 'Den første pakken credits med {{percent}} rabatt',
    actFast: 'Du får denne rabatten én gang, til {{hours}} timer etter at du ble med.',
    valid: 'Rabatten gjelder i',
    instant: 'Creditsene dine er klare så snart betalingen er kommet.',
    toCredits: 'Til creditsene',
  },
}
