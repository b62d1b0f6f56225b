import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlAge } from '#core/texts/nl/account/age.ts'

/** The page where a member proves to be 18 or older, in Finnish. */
export const fiAge: TextsOf<typeof nlAge> = {
  age: {
    title: 'Iän tarkistus',
    lead: 'Kaikki, joiden kanssa täällä juttelet, ovat vähintään 18-vuotiaita.',
    text: 'Siksi jokainen osoittaa sen kerran ennen ensimmäistä viestiään. Siihen menee minuutti.',
    kept: 'Säilytämme tuloksen, tavan ja ajan. Emme kopiota passista tai ajokortista, emmekä kuvaa.',
    draft: 'Kirjoittamasi odottaa sinua.',
    start: 'Siirry iän tarkistukseen',
    adult: 'Hyvä, se on selvä',
    adultText: 'Sinun ei tarvitse tehdä tätä uudelleen.',
    back: 'Jatka',
    minor: 'Täällä et voi kirjoittaa',
    minorText:
      'Iän tarkistuksen mukaan olet alle 18-vuotias, joten et voi lähettää viestejä. Jäljellä olevat krediitit ovat yhä sinun: voit peruuttaa ostoksesi tai pyytää meiltä rahat takaisin.',
    object: 'Onko tämä väärin? Kirjoita meille ja kerro miksi. Sen katsoo ihminen, ei tietokone.',
    write: 'Kirjoita osoitteeseen {{email}}',
    none: 'Iän tarkistusta ei tarvita',
    noneText: 'Voit lähettää viestejä ihan vapaasti.',
    way: 'Tee iän tarkistus',
    whatNow: 'Lue, mitä voit tehdä',
    once: 'Tämä tehdään vain kerran, ja siihen menee minuutti.',
  },
}
