import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlBonus } from '#core/texts/nl/time-bonus/bonus.ts'

/** The welcome bonus, in Danish. */
export const daBonus: TextsOf<typeof nlBonus> = {
  bonus: {
    label: 'Velkomstbonus',
    banner: '{{percent}} rabat på dit første køb',
    special: 'Kun til nye medlemmer',
    heading: '{{percent}} velkomstbonus',
    unlock: 'Din første pakke credits med {{percent}} rabat',
    actFast: 'Alle nye medlemmer får den én gang, indtil {{hours}} timer efter tilmeldingen.',
    valid: 'Gælder endnu i',
    instant: 'Dine credits er klar, så snart din betaling er kommet.',
    toCredits: 'Til credits',
  },
}
