import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlTerms } from '#core/texts/nl/account/terms.ts'

/** The page that asks a member to agree to new terms, in Finnish. */
export const fiTerms: TextsOf<typeof nlTerms> = {
  terms: {
    title: 'Ehtomme ovat muuttuneet',
    alert: 'Ehtomme ovat muuttuneet.',
    alertText: 'Voit taas kirjoittaa ja ostaa, kun hyväksyt ne.',
    look: 'Katso, mikä on toisin',
    lead: 'Katso rauhassa, mikä on toisin. Sitten päätät.',
    news: 'Mikä on toisin',
    new: 'Uusi',
    changed: 'Muuttunut',
    gone: 'Poissa',
    unknown: 'Emme tiedä, minkä tekstin luit ennen, joten lue mielellään kaikki.',
    read: 'Lue kaikki ehdot',
    agree: 'Hyväksyn',
    agreed: 'Hyvä, voit jatkaa',
    agreedText: 'Säilytimme tiedon, että hyväksyit, ja minkä tekstin.',
    onward: 'Jäseniin',
    refuse: 'Mieluummin ei?',
    refuseText: 'Silloin et voi enää kirjoittaa, tykätä tai ostaa. Tämän voit yhä:',
    withdraw: 'Pyytää rahasi takaisin',
    data: 'Ottaa tietosi mukaan',
    leave: 'Lähteä',
  },
}
