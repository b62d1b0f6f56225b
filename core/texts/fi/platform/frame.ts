import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlFrame } from '#core/texts/nl/platform/frame.ts'

/** The frame around every page, in Finnish. */
export const fiFrame: TextsOf<typeof nlFrame> = {
  site: {
    fictionalNote: 'Osa profiileista on fiktiivisiä. Se lukee niissä aina, ja voit jättää ne pois.',
    disclaimer:
      'Tämä sivusto on vähintään {{age}}-vuotiaille. Fiktiivisissä profiileissa on merkki; fyysinen tapaaminen niiden kanssa ei ole mahdollista.',
    prices: 'Hinnat',
    rules: 'Talon säännöt',
    complaints: 'Ilmianto tai valitus',
    withdraw: 'Peruuta sopimus',
    support: 'Tarvitsetko apua? {{email}}',
    demo: 'Tämä on demo: maksat testipankissa ja luet sähköpostisi testilaatikosta.',
    registered: 'Kaupparekisteri {{kvk}}, ALV {{vat}}',
    mailbox: 'Avaa postilaatikko',
  },
  footer: {
    label: 'Tietoa palvelusta {{name}}',
    terms: 'Ehdot',
    privacy: 'Yksityisyys',
    cookies: 'Evästeet',
    returns: 'Rahat takaisin',
    questions: 'Kysymykset',
    service: 'Palvelu',
    languages: 'Kieli ja maa',
  },
  nav: {
    label: 'Päävalikko',
    skip: 'Siirry sisältöön',
    members: 'Jäsenet',
    login: 'Kirjaudu',
    signup: 'Rekisteröidy ilmaiseksi',
    language: 'Kieli',
    back: 'Takaisin',
  },
  action: {
    dismiss: 'Sulje',
    retry: 'Yritä uudelleen',
  },
  credits_one: '{{count}} krediitti',
  credits_other: '{{count}} krediittiä',
  error: {
    unreachable: 'Ei yhteyttä. Yritä hetken päästä uudelleen.',
    page: 'Virhe',
    status: 'Virhekoodi {{status}}',
    notFound: 'Sivua ei löytynyt.',
    nobody: 'Täällä ei asu ketään',
    members: 'Katso jäseniä',
    notFoundText: 'Ehkä profiili on otettu pois, tai linkki on väärä.',
    home: 'Takaisin etusivulle',
    broken: 'Virhesivun näyttämisessä tapahtui virhe',
    brokenHome: 'Takaisin etusivulle',
  },
  form: {
    email: 'Sähköpostiosoite',
    password: 'Salasana',
    passwordHint: 'Vähintään {{min}} merkkiä',
    showPassword: 'Näytä tai piilota salasana',
  },
}
