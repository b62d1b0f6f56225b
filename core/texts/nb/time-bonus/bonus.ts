import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlBonus } from '#core/texts/nl/time-bonus/bonus.ts'

/** The welcome bonus, in Norwegian. */
export const nbBonus: TextsOf<typeof nlBonus> = {
  bonus: {
    label: 'Velkomstrabatt',
    banner: '{{percent}} rabatt på det første kjøpet',
    special: 'Bare for nye medlemmer',
    heading: '{{percent}} velkomstrabatt',
    unlock: 'Lås opp {{percent}} rabatt på den første pakken credits',
    actFast: 'Vær rask: du har {{hours}} timer fra du ble med.',
    valid: 'Rabatten gjelder i',
    instant: 'Du får creditsene dine med en gang betalingen er kommet.',
    toCredits: 'Til creditsene',
  },
}
