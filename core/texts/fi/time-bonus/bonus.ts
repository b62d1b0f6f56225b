import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlBonus } from '#core/texts/nl/time-bonus/bonus.ts'

/** The welcome bonus, in Finnish. */
export const fiBonus: TextsOf<typeof nlBonus> = {
  bonus: {
    label: 'Tervetuliaisalennus',
    banner: '{{percent}} alennusta ensimmäisestä ostoksestasi',
    special: 'Vain uusille jäsenille',
    heading: '{{percent}} tervetuliaisalennus',
    unlock: 'Avaa {{percent}} alennus ensimmäisestä krediittipaketistasi',
    actFast: 'Toimi nopeasti: aikaa on {{hours}} tuntia rekisteröitymisestäsi.',
    valid: 'Alennus voimassa vielä',
    instant: 'Saat krediittisi heti, kun maksusi on tullut.',
    toCredits: 'Krediitteihin',
  },
}
