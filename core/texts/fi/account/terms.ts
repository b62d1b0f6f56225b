import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlTerms } from '#core/texts/nl/account/terms.ts'

/** The page that asks a member to agree to new terms, in Finnish. */
export const fiTerms: TextsOf<typeof nlTerms> = {
  terms: {
    title: 'Ehtomme ovat muuttuneet',
    alert: 'Ehtomme ovat muuttuneet.',
    alertText: 'Voit taas kirjoittaa ja ostaa, kun hyväksyt ne.',
    look: 'Katso, mikä on muuttunut',
    lead: 'Katso rauhassa, mikä on muuttunut. Sitten päätät.',
    news: 'Mikä on muuttunut',
    new: 'Uusi',
    changed: 'Muuttunut',
    gone: 'Poistettu',
    unknown: 'Emme tiedä, minkä tekstin luit ennen, joten lue mielellään kaikki.',
    read: 'Lue kaikki ehdot',
    agree: 'Hyväksyn',
    agreed: 'Hyvä, voit jatkaa',
    agreedText: 'Tallensimme tiedon, että hyväksyit ja minkä tekstin.',
    onward: 'Jäseniin',
    refuse: 'Etkö hyväksy?',
    refuseText: 'Silloin et voi enää kirjoittaa, tykätä tai ostaa. Tämän voit yhä:',
    withdraw: 'Pyytää rahasi takaisin',
    data: 'Ottaa tietosi mukaan',
    leave: 'Lähteä',
  },
}
