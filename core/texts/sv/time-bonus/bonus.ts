import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlBonus } from '#core/texts/nl/time-bonus/bonus.ts'

/** The welcome bonus, in Swedish. */
export const svBonus: TextsOf<typeof nlBonus> = {
  bonus: {
    label: 'Välkomstrabatt',
    banner: '{{percent}} rabatt på ditt första köp',
    special: 'Bara för nya medlemmar',
    heading: '{{percent}} välkomstrabatt',
    unlock: 'Lås upp {{percent}} rabatt på ditt första paket credits',
    actFast: 'Skynda dig: du har {{hours}} timmar från att du gick med.',
    valid: 'Rabatten gäller i',
    instant: 'Du får dina credits direkt när vi har fått din betalning.',
    toCredits: 'Till creditsen',
  },
}
