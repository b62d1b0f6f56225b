import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlLanding } from '../../nl/site/landing.ts'

/** The pages that one profile stands on alone, in Finnish. */
export const fiLanding: TextsOf<typeof nlLanding> = {
  landing: {
    niches: {
      she: 'Täällä nainen tekee aloitteen',
      bdsm: 'Niille, jotka pitävät leikistä ja antautumisesta',
      bbw: 'Niille, jotka rakastavat muotoja',
      gilf: 'Niille, jotka ihastuvat kypsiin naisiin',
      milf: 'Niille, jotka ihastuvat kokeneisiin naisiin',
      gay: 'Miehille, jotka rakastavat miehiä',
    },
    write: 'Kirjoita jäsenelle {{name}}',
    answer: 'Vastaa jäsenelle {{name}}',
    meet: 'Tutustu: {{name}}',
    talk: 'Mistä voit jutella: {{name}}',
    quiet: '{{name}} ei ole vielä kertonut itsestään.',
    free: 'Rekisteröityminen on ilmaista, ikäraja {{age}}. Saat aluksi {{credits}}; viesti maksaa {{cost}}.',
    closed: 'Tämän profiilin näet sisällä',
    closedText:
      'Kaikki eivät halua näkyä ulkopuolella: {{site}}. Rekisteröidy ilmaiseksi, niin tulet tänne.',
    join: 'Rekisteröidy ilmaiseksi',
  },
}
