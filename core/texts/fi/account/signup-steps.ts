import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlSignupSteps } from '#core/texts/nl/account/signup-steps.ts'

/** The steps after the form of sign-up, in Finnish. */
export const fiSignupSteps: TextsOf<typeof nlSignupSteps> = {
  signupSteps: {
    message: 'Ensimmäinen viestisi jäsenelle {{name}}',
    messageHint: 'Saa jäädä tyhjäksi. Se on ilmainen ja lähtee, kun vahvistat osoitteesi.',
    closed: 'Emme ota nyt uusia jäseniä. Katso myöhemmin uudelleen.',
    closedPartner: 'Täällä voit rekisteröityä vain kumppanin linkillä.',
    mailTitle: 'Katso sähköpostisi',
    mailText: 'Lähetimme sähköpostin osoitteeseen {{email}}. Avaa sen linkki, niin pääset alkuun.',
    mailSlow: 'Eikö mitään minuutin päästä? Katso roskapostista.',
    resent:
      'Jos tämä osoite odottaa yhä vahvistusta, uusi sähköposti on matkalla. Käytä uusimman viestin linkkiä.',
    again: 'Käytä toista osoitetta',
    photo: 'Näytä itsesi',
    photoText: 'Niin muut näkevät, kuka olet. Kuvasi he näkevät vasta, kun olet lisännyt sen.',
    place: 'Missä asut?',
    placeText: 'Niin löydät ihmisiä läheltäsi.',
    personal: 'Miltä näytät?',
    personalText: 'Täytä se, minkä haluat kertoa. Tyhjäksi jättämääsi ei näe kukaan.',
    about: 'Kerro itsestäsi',
    aboutText: 'Muutama lause ja kiinnostus helpottavat ensimmäistä viestiä.',
    push: 'Ilmoitammeko sinulle?',
    pushText:
      'Silloin tiedät heti, kun joku kirjoittaa sinulle tai tykkää sinusta. Mitä siinä lukee, näet vain sivustolla.',
    next: 'Seuraava',
    kept: 'Ei yhteyttä. Tallennamme täyttämäsi ja lähetämme sen, kun olet taas verkossa.',
    skip: 'Ohita, se voi odottaa',
    close: 'Jatka myöhemmin',
    doneTitle: 'Profiilisi on valmis',
    doneText: 'Voit muuttaa sitä milloin vain profiilissasi.',
    toMatches: 'Katso, kuka sopii sinulle',
    openGo: 'Viimeistele se',
    matches: 'Nämä jäsenet sopivat sinulle',
    matchesText: 'Valittu näin: {{by}}.',
    matchesAny: 'Nämä jäsenet olivat täällä viimeksi.',
    by: { wish: 'ketä etsit', age: 'ikäsi', place: 'missä asut' },
    matchesNone: 'Ei vielä ketään, joka sopisi sinulle',
    toAll: 'Katso kaikki jäsenet',
    toProfile: 'Takaisin profiiliin, jota katsoit',
  },
}
