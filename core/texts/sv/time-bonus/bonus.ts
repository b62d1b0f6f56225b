import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlBonus } from '#core/texts/nl/time-bonus/bonus.ts'

/** The welcome bonus, in Swedish. */
export const svBonus: TextsOf<typeof nlBonus> = {
  bonus: {
    label: 'Välkomstrabatt',
    banner: '{{percent}} rabatt på ditt första köp',
    special: 'Bara för nya medlemmar',
    heading: '{{percent}} välkomstrabatt',
    unlock: 'Ditt första paket credits med {{percent}} rabatt',
    actFast: 'Du får rabatten en gång, fram till {{hours}} timmar efter att du gick med.',
    valid: 'Rabatten gäller i',
    instant: 'Dina credits finns där så fort vi har fått din betalning.',
    toCredits: 'Till creditsen',
  },
}
