import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlBonus } from '#core/texts/nl/time-bonus/bonus.ts'

/** The welcome bonus, in Danish. */
export const daBonus: TextsOf<typeof nlBonus> = {
  bonus: {
    label: 'Velkomstrabat',
    banner: '{{percent}} rabat på dit første køb',
    special: 'Kun til nye medlemmer',
    heading: '{{percent}} velkomstrabat',
    unlock: 'Din første pakke credits med {{percent}} rabat',
    actFast: 'Du får rabatten én gang, indtil {{hours}} timer efter din tilmelding.',
    valid: 'Rabatten gælder endnu i',
    instant: 'Dine credits er klar, så snart vi har fået din betaling.',
    toCredits: 'Til credits',
  },
}
