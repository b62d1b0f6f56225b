import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlArchive } from '#core/texts/nl/account/archive.ts'

/** One's own data, in Finnish. */
export const fiArchive: TextsOf<typeof nlArchive> = {
  data: {
    title: 'Lataa tietosi',
    text: 'Kaikki, mitä meillä on sinusta, yhdessä tiedostossa: profiili, kuvat, viestit, tykkäykset, krediitit ja maksut. Luettavaksi ja mukaan otettavaksi.',
    care: 'Voit tehdä tämän muutaman kerran päivässä. Pidä se tallessa: joka sen saa, voi lukea viestisi.',
    start: 'Pyydä',
    startOf: 'Pyydä tietoni',
    download: 'Lataa tietoni',
    done: 'Tietosi on ladattu.',
  },
}
