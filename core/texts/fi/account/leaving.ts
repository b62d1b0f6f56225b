import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlLeaving } from '#core/texts/nl/account/leaving.ts'

/** Being invisible and leaving, in Finnish. */
export const fiLeaving: TextsOf<typeof nlLeaving> = {
  leaving: {
    visibility: 'Näkyvyys',
    meeting: 'Tutustuminen',
    realOnly: 'Vain oikeat jäsenet',
    realOnlyText:
      'Et kohtaa fiktiivisiä profiileja pyyhkäistessäsi, eikä yksikään tykkää sinusta itsestään.',
    unseen: 'Katso huomaamatta',
    unseenText: 'Kukaan ei näe, että katsot profiilia. Sinäkään et näe, kuka on katsonut omaasi.',
    readMarks: 'Näytä, että olen lukenut',
    chatPhotos: 'Ota vastaan kuvia chatissa',
    chatPhotosText: 'Kun tämä on pois päältä, kukaan ei voi lähettää sinulle kuvaa.',
    readMarksText: 'Kun tämä on pois päältä, et näe, lukevatko muut sinua.',
    place: 'Missä asun',
    placeHidden: 'Piilota paikkakuntani',
    placeHiddenText:
      'Muut näkevät vain maakuntasi. Haku paikkakunnan tai etäisyyden mukaan ei löydä sinua.',
    others: 'Muut löytävät minut',
    visibleText: 'Jäsenet voivat löytää sinut.',
    invisibleText:
      'Kukaan ei löydä sinua hauista, tykkäyksistä tai matcheista. Keskustelusi jatkuvat ennallaan.',
    title: 'Sulje tilini',
    how: 'Jos silti lähdet, se käy näin',
    today: 'Tänään',
    todayText: 'Kukaan ei enää näe profiiliasi.',
    grace: '{{days}} päivän ajan',
    graceText: 'Aikaa miettiä. Yksi linkki sähköpostissa tai kirjautuminen, ja kaikki palaa.',
    after: 'Sen jälkeen',
    afterText: 'Tietosi poistetaan lopullisesti.',
    atOnce: 'Osoitettasi ei ole vahvistettu. Siksi poistamme tietosi heti ja lopullisesti.',
    creditsLeft: 'Sinulla on vielä {{credits}}.',
    creditsAtOnce:
      'Jäljellä olevat krediitit katoavat heti, etkä voi enää peruuttaa tilausta, jolla ne tulivat.',
    credits: 'Silloin jäljellä olevat krediitit katoavat, kun tietosi on poistettu.',
    why: 'Miksi lähdet?',
    reason: {
      found_someone: 'Olen löytänyt jonkun',
      pause: 'Haluan tauon',
      too_expensive: 'Se on liian kallista',
      few_answers: 'Saan vähän vastauksia',
      many_messages: 'Saan liikaa viestejä',
      privacy: 'Yksityisyyteni vuoksi',
      unpleasant: 'Joku oli ikävä',
      other: 'Jokin muu',
    },
    solution: {
      found_someone: 'Miten ihanaa! Kaikkea hyvää teille molemmille.',
      pause: 'Voit myös muuttua näkymättömäksi: kukaan ei löydä sinua, ennen kuin taas huvittaa.',
      too_expensive: 'Katselu, tykkääminen ja profiili eivät maksa mitään.',
      few_answers: 'Profiili, jossa on tarina ja kiinnostuksia, helpottaa ensimmäistä viestiä.',
      many_messages: 'Muutu näkymättömäksi, niin kukaan ei aloita kanssasi uutta keskustelua.',
      privacy: 'Muutu näkymättömäksi, niin profiilisi näkevät vain ne, joiden kanssa juttelet.',
      unpleasant: 'Kerro meille, mitä tapahtui, niin teemme asialle jotakin.',
      other: 'Kerro meille, mikä voisi olla paremmin. Ehkä voimme auttaa.',
    },
    discount: {
      offer:
        'Vain sinulle, koska se on sinusta liian kallista: {{percent}} alennusta yhdestä paketista, kerran. Koodi on voimassa {{days}} päivää eikä sido sinua mihinkään.',
      take: 'Anna koodi',
      taken: 'Henkilökohtainen koodisi on {{code}}: {{percent}} alennusta, {{until}} asti.',
      use: 'Valitse paketti, niin alennus vähennetään tilauksesta',
    },
    hide: 'Muutu näkymättömäksi',
    hidden: 'Olet nyt näkymätön.',
    hiddenAlready: 'Olet jo näkymätön.',
    toProfile: 'Viimeistele profiilisi',
    toPrices: 'Katso hinnat',
    toSupport: 'Kirjoita osoitteeseen {{email}}',
    passwordHint: 'Jotta tiedämme, että se olet sinä.',
    submit: 'Sulje tilini',
    stay: 'Jään sittenkin',
  },
}
