import { nameAfter } from '#core/kernel/name-after.ts'
import type { AccountMails } from '#core/texts/nl/account/mails.ts'

/** What mails on an account say, in Finnish. */
export const fiAccountMails: AccountMails = {
  activation: {
    subject: ({ site }) => `Vahvista sähköpostiosoitteesi: ${site}`,
    heading: ({ name }) => `Tervetuloa${nameAfter(name)}!`,
    body: ({ site, credits, conversations }) => [
      `Mukavaa, että olet täällä. Vahvista osoitteesi, niin pääset heti alkuun: ${site}.`,
      ...(credits > 0
        ? [
            `Saat ${credits} ${credits === 1 ? 'krediitin' : 'krediittiä'} ilmaisiin viesteihin, enintään ${conversations} keskustelussa.`,
          ]
        : []),
    ],
    button: 'Vahvista osoitteeni',
    after: ({ hours }) =>
      `Linkki toimii kerran ja ${hours} tuntia. Etkö rekisteröitynyt? Silloin sinun ei tarvitse tehdä mitään.`,
  },
  welcome: {
    subject: ({ site }) => `Tervetuloa: ${site}`,
    heading: ({ name }) => `Olet mukana${nameAfter(name)}!`,
    body: ({ credits }) => [
      credits > 0
        ? `Osoitteesi on vahvistettu, ja sait ${credits} ${credits === 1 ? 'krediitin' : 'krediittiä'}: voit lähettää viestejä heti.`
        : 'Osoitteesi on vahvistettu: pääset heti alkuun.',
      'Kerro profiilissasi jotakin itsestäsi, niin muut tietävät, kuka olet.',
    ],
    button: 'Katso, ketä on paikalla',
    rest: () =>
      'Mitä sähköposteja saat, sen päätät itse asetuksissasi. Siellä voit myös sulkea tilisi.',
  },
  alreadyMember: {
    subject: ({ site }) => `Sinulla on jo tili: ${site}`,
    heading: ({ name }) => `Hei${nameAfter(name, ' ')}`,
    body: ({ site }) => [
      `Joku halusi rekisteröityä tällä osoitteella palveluun ${site}. Sinulla on jo tili: voit vain kirjautua.`,
      'Etkö se ollut sinä? Silloin sinun ei tarvitse tehdä mitään. Mikään ei ole muuttunut.',
    ],
    button: 'Kirjaudu',
  },
  passwordReset: {
    subject: ({ site }) => `Uusi salasana: ${site}`,
    heading: ({ name }) => `Hei${nameAfter(name, ' ')}`,
    body: ({ until }) => [
      'Uutta salasanaa on pyydetty. Olitko se sinä? Valitse se tällä painikkeella.',
      `Linkki toimii kerran, ${until} asti.`,
    ],
    button: 'Valitse uusi salasana',
    rest: () =>
      'Etkö pyytänyt tätä? Silloin sinun ei tarvitse tehdä mitään: salasanasi pysyy ennallaan.',
  },
  passwordGuessed: {
    subject: ({ site }) => `Väärää salasanaa on kokeiltu monta kertaa: ${site}`,
    heading: ({ name }) => `Hei${nameAfter(name, ' ')}`,
    body: () => [
      'Joku on kokeillut tililläsi väärää salasanaa monta kertaa. Siksi laitteilla, joita emme tunne, kukaan ei voi hetkeen kirjautua. Siellä, missä olet kirjautunut ennenkin, se onnistuu yhä.',
      'Etkö pääse itse sisään? Valitse uusi salasana, niin voit kirjautua heti.',
    ],
    button: 'Valitse uusi salasana',
    rest: () =>
      'Etkö se ollut sinä? Silloin sinun ei tarvitse tehdä mitään, kunhan kukaan ei tiedä salasanaasi.',
  },
  passwordChanged: {
    subject: ({ site }) => `Salasanasi on vaihdettu: ${site}`,
    heading: ({ name }) => `Salasanasi on vaihdettu${nameAfter(name)}`,
    body: () => [
      'Sinut on kirjattu ulos kaikista muista laitteistasi.',
      'Olitko se sinä? Silloin kaikki on kunnossa.',
    ],
    button: 'Se en ollut minä',
    rest: ({ site }) =>
      `Painike pyytää sähköpostin, josta valitset uuden salasanan. Sen jälkeen kirjataan ulos jokainen, joka on nyt tililläsi palvelussa ${site}.`,
  },
  emailChangeAsked: {
    subject: ({ site }) => `Vahvista uusi sähköpostiosoitteesi: ${site}`,
    heading: () => 'Onko tämä uusi osoitteesi?',
    body: ({ site, until }) => [
      `Joku haluaa käyttää tätä osoitetta tiliin palvelussa ${site}. Oletko se sinä? Vahvista se sitten.`,
      `Linkki toimii kerran, ${until} asti.`,
    ],
    button: 'Vahvista tämä osoite',
    rest: () => 'Eikö se ole sinä? Silloin sinun ei tarvitse tehdä mitään: mikään ei muutu.',
  },
  emailChanged: {
    subject: ({ site }) => `Sähköpostiosoitteesi on vaihdettu: ${site}`,
    heading: ({ name }) => `Osoitteesi on vaihdettu${nameAfter(name)}`,
    body: ({ site, until }) => [
      `Tästä lähtien kirjaudut palveluun ${site} uudella osoitteellasi, ja sähköpostimme tulevat sinne.`,
      `Etkö se ollut sinä? Kumoa se: voit ${until} asti.`,
    ],
    button: 'Kumoa se',
    rest: () => 'Vaihdoitko sen itse? Silloin sinun ei tarvitse tehdä mitään.',
  },
  emailChangedLate: ({ site, until, support }) => [
    `Tästä lähtien kirjaudut palveluun ${site} uudella osoitteellasi, ja sähköpostimme tulevat sinne.`,
    `Tämä sähköposti viivästyi ja tulee liian myöhään: saatoit kumota sen itse ${until} asti.`,
    `Etkö se ollut sinä? Kirjoita heti osoitteeseen ${support}. Vaihdoitko sen itse? Silloin sinun ei tarvitse tehdä mitään.`,
  ],
  addressTaken: {
    subject: ({ site }) => `Sinulla on jo tili: ${site}`,
    heading: ({ name }) => `Hei${nameAfter(name, ' ')}`,
    body: ({ site }) => [
      `Joku halusi siirtää toisen tilin palvelussa ${site} tähän osoitteeseen. Se ei käy: sinulla on täällä jo tili tällä osoitteella.`,
      'Jos se olit sinä, sulje ensin tämä tili tai käytä toista osoitetta. Etkö se ollut sinä? Silloin sinun ei tarvitse tehdä mitään. Mikään ei ole muuttunut.',
    ],
    button: 'Kirjaudu',
  },
  addressHeld: {
    subject: ({ site }) => `Tämä osoite on yhä varattu: ${site}`,
    heading: () => 'Tämä osoite vapautuu pian',
    body: ({ site, until }) => [
      `Joku halusi käyttää tätä osoitetta tiliin palvelussa ${site}. Se ei vielä käy: vähän aikaa sitten se kuului toiselle tilille, ja ${until} asti sen voi kumota.`,
      'Sen jälkeen voit vain käyttää sitä. Etkö se ollut sinä? Silloin sinun ei tarvitse tehdä mitään.',
    ],
    button: 'Kirjaudu',
  },
  addressBanned: {
    subject: ({ site }) => `Sähköpostiosoitteestasi: ${site}`,
    heading: () => 'Tätä osoitetta ei voi käyttää',
    body: ({ site, support, months }) => [
      `Joku halusi käyttää tätä osoitetta tiliin palvelussa ${site}. Se ei käy: tällä osoitteella ollut tili on jäädytetty, koska se rikkoi sääntöjä.`,
      `Oletko eri mieltä? Kirjoita osoitteeseen ${support}. Joku toinen katsoo uudelleen, ja saat vastauksen.`,
      `Tästä osoitteesta säilytämme vain koodin, josta kukaan ei voi lukea sitä, enintään ${months} kuukautta jäädytyksen jälkeen. Etkö se ollut sinä? Silloin sinun ei tarvitse tehdä mitään.`,
    ],
    button: 'Lue säännöt',
  },
  newDevice: {
    subject: ({ site }) => `Joku kirjautui tilillesi: ${site}`,
    heading: ({ name }) => `Olitko se sinä${nameAfter(name)}?`,
    body: ({ device }) => [
      `Joku kirjautui tilillesi laitteella, jota emme tunteneet: ${device}.`,
      'Olitko se sinä? Silloin sinun ei tarvitse tehdä mitään.',
    ],
    button: 'Katso laitteesi',
    rest: () =>
      'Etkö se ollut sinä? Kirjaa laite siellä ulos ja valitse toinen salasana: silloin kaikki kirjataan ulos.',
  },
  leaving: {
    subject: ({ site }) => `Olet sulkenut tilisi: ${site}`,
    heading: ({ name }) => `Harmi, että lähdet${nameAfter(name)}`,
    body: ({ site, until }) => [
      `Kukaan ei enää näe sinua palvelussa ${site}, ja sinut on kirjattu ulos kaikkialta.`,
      `Voit palata ${until} asti, ja kaikki on tallella. Sen jälkeen poistamme tietosi lopullisesti.`,
    ],
    button: 'Palaan',
    after: () =>
      'Haluatko todella lähteä? Silloin sinun ei tarvitse tehdä mitään. Etkö se ollut sinä? Palaa yllä olevalla painikkeella.',
    withdraw:
      'Ostitko krediittejä äskettäin? Tänä aikana voit vielä peruuttaa sen tilauksen, kirjautumatta.',
    withdrawHere: 'Peruuta sopimus tässä',
  },
  restored: {
    subject: ({ site }) => `Tilistäsi: ${site}`,
    heading: ({ name }) => `Voit jatkaa${nameAfter(name)}`,
    body: () => 'Tilisi jäädytys on purettu. Voit kirjautua niin kuin ennenkin.',
    button: 'Kirjaudu',
  },
  goodwill: {
    subject: ({ site }) => `Lahja: ${site}`,
    heading: ({ name }) => `Tämä on sinulle${nameAfter(name)}`,
    body: ({ credits }) =>
      `Saat meiltä lahjaksi ${credits} ${credits === 1 ? 'krediitin' : 'krediittiä'}. Löydät lahjan saldostasi.`,
    button: 'Katso krediittisi',
  },
  erased: {
    subject: ({ site }) => `Tietosi on poistettu: ${site}`,
    heading: () => 'Näkemiin ja kaikkea hyvää',
    body: ({ site }) => [
      `Tiliäsi palvelussa ${site} ei enää ole. Näin tiedoillesi kävi.`,
      'Tämä on viimeinen sähköpostimme: poistamme nyt myös tämän osoitteen.',
    ],
    gone: 'Poistettu',
    goneWhat:
      'sähköpostiosoite, salasana, nimi, syntymäaika, paikkakunta, profiili, kuvat, valinnat, suostumukset, tykkäykset, laitteet ja viestiesi teksti',
    kept: 'Säilytetty, ilman nimeä',
    keptWhat:
      'maksut ja krediittien kirjaukset, koska verolaki vaatii säilyttämään ne muutaman vuoden; ja se, mitä ilmiannettiin, kunnes kukaan ei enää voi valittaa. Jos sait ilmaisia krediittejä tai tilisi oli jäädytetty, myös osoitteestasi tehty koodi, josta kukaan ei voi lukea sitä, enintään 24 kuukautta',
  },
}
