import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlBonus } from '#core/texts/nl/time-bonus/bonus.ts'

/** The welcome bonus, in Swedish. */
export const svBonus: TextsOf<typeof nlBonus> = {
  bonus: {
    label: 'Välkomstbonus',
    banner: '{{percent}} rabatt på ditt första köp',
    special: 'Bara för nya medlemmar',
    heading: '{{percent}} välkomstbonus',
    unlock: 'Ditt första paket credits med {{percent}} rabatt',
    actFast: 'Varje ny medlem får den en gång, till {{hours}} timmar efter att ha gått med.',
    valid: 'Gäller i',
    instant: 'Dina credits är klara så fort din betalning har kommit.',
    toCredits: 'Till creditsen',
  },
}
