import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlBonus } from '#core/texts/nl/time-bonus/bonus.ts'

/** The welcome bonus, in Finnish. */
export const fiBonus: TextsOf<typeof nlBonus> = {
  bonus: {
    label: 'Tervetulobonus',
    banner: '{{percent}} alennusta ensimmäisestä ostoksestasi',
    special: 'Vain uusille jäsenille',
    heading: '{{percent}} tervetulobonus',
    unlock: 'Ensimmäinen krediittipakettisi, {{percent}} alennusta',
    actFast: 'Jokainen uusi jäsen saa sen kerran, {{hours}} tunnin ajan rekisteröitymisestä.',
    valid: 'Voimassa vielä',
    instant: 'Krediittisi ovat valmiina heti, kun maksusi on tullut.',
    toCredits: 'Krediitteihin',
  },
}
