import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlBonus } from '#core/texts/nl/time-bonus/bonus.ts'

/** The welcome bonus, in Finnish. */
export const fiBonus: TextsOf<typeof nlBonus> = {
  bonus: {
    label: 'Tervetuliaisalennus',
    banner: '{{percent}} alennusta ensimmäisestä ostoksestasi',
    special: 'Vain uusille jäsenille',
    heading: '{{percent}} tervetuliaisalennus',
    unlock: 'Ensimmäinen krediittipakettisi, {{percent}} alennusta',
    actFast: 'Saat tämän alennuksen kerran, {{hours}} tunnin ajan rekisteröitymisestäsi.',
    valid: 'Alennus voimassa vielä',
    instant: 'Krediittisi ovat valmiina heti, kun maksusi on tullut.',
    toCredits: 'Krediitteihin',
  },
}
