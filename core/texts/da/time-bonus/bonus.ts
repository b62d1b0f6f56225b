import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlBonus } from '#core/texts/nl/time-bonus/bonus.ts'

/** The welcome bonus, in Danish. */
export const daBonus: TextsOf<typeof nlBonus> = {
  bonus: {
    label: 'Velkomstrabat',
    banner: '{{percent}} rabat på dit første køb',
    special: 'Kun til nye medlemmer',
    heading: '{{percent}} velkomstrabat',
    unlock: 'Lås op for {{percent}} rabat på din første pakke credits',
    actFast: 'Vær hurtig: du har {{hours}} timer fra din tilmelding.',
    valid: 'Rabatten gælder endnu i',
    instant: 'Du får dine credits med det samme, når vi har fået din betaling.',
    toCredits: 'Til credits',
  },
}
