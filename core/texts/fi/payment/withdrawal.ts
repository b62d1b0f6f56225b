import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlWithdrawal } from '#core/texts/nl/payment/withdrawal.ts'

/** Withdrawal from a purchase, in Finnish. */
export const fiWithdrawal: TextsOf<typeof nlWithdrawal> = {
  withdrawal: {
    title: 'Peruuta tilaus',
    lead: 'Voit peruuttaa tilauksen {{days}} päivän kuluessa, syytä kertomatta. Krediiteistä, joita et käyttänyt, saat rahasi takaisin.',
    order:
      'Käyttämäsi vähennetään ensin ilmaisista krediiteistä ja sitten vanhimmasta tilauksestasi.',
    none: 'Ei ole mitään peruutettavaa',
    noneText: 'Sinulla ei ole maksettua tilausta viimeisten {{days}} päivän ajalta.',
    ordered: 'Tilaus {{date}}',
    back: 'Saat takaisin',
    hero: 'Saat takaisin {{money}}',
    last: 'Viimeinen päivä',
    used: 'Tämän tilauksen krediitit on käytetty, tai rahat ovat jo palaamassa, joten ei ole mitään peruutettavaa.',
    tooLittle:
      'Tästä tilauksesta jäljellä oleva on arvoltaan alle sentin, joten mitään ei palauteta.',
    over_one:
      '{{count}} tilaus ei ole luettelossa: sen krediitit on käytetty, tai rahat ovat jo palaamassa.',
    over_other:
      '{{count}} tilausta ei ole luettelossa: niiden krediitit on käytetty, tai rahat ovat jo palaamassa.',
    here: 'Peruuta sopimus tässä',
    hereOf: 'Peruuta sopimus tässä: tilaus {{date}}',
    declaration: 'Minä, {{name}}, peruutan tilaukseni {{date}}: {{credits}}, {{amount}}.',
    number: 'Tilausnumero',
    goes: 'Vähennetyt krediitit',
    way: 'Rahat palaavat samalla tavalla kuin maksoit, yleensä muutamassa arkipäivässä. Pysyt Premium-jäsenenä.',
    confirm: 'Vahvista peruuttaminen',
    short: 'Peruuta',
    look: 'Tarkista',
    sureStep: 'Vahvista',
    lookLead:
      'Samalla tavalla kuin maksoit, yleensä muutamassa arkipäivässä. Syytä ei tarvitse kertoa.',
    usedCount: '{{count}} käytetty',
    goesOff_one: '{{count}} vähenee saldostasi',
    goesOff_other: '{{count}} vähenee saldostasi',
    usedOnes_one: '{{count}} käytetty krediitti',
    usedOnes_other: '{{count}} käytettyä krediittiä',
    notPaid: 'ei hyvitetä',
    proof: 'Kun vahvistat, saat heti sähköpostin, jossa on päivä ja kellonaika todisteena.',
    on: 'Jatka vahvistamaan',
    keep: 'Pidä se',
    areSure: 'Oletko varma?',
    purchase: 'Tilaus',
    to: 'Minne',
    toText: 'samalla tavalla kuin maksoit',
    proofTo: 'Todiste osoitteeseen',
    changed:
      'Saldosi on sillä välin muuttunut. Nämä ovat summat nyt: tarkista ne ja vahvista vielä kerran.',
    late: 'Et voi enää peruuttaa tätä tilausta.',
    done: 'Olemme saaneet peruutuksesi',
    doneText: '{{at}} peruutit tilauksesi. Maksamme takaisin {{money}}.',
    mailed: 'Saat tämän vahvistuksen myös sähköpostilla: {{email}}.',
    at: 'Peruutettu',
    print: 'Tulosta tai tallenna',
    toOrder: 'Katso tilaus',
    leaving: 'Ostitko krediittejä äskettäin? Peruuta silloin ensin se tilaus.',
    atOnce:
      'Saat krediittisi heti. Voit peruuttaa {{days}} päivän kuluessa; käytettyjä krediittejä emme hyvitä.',
    oncePaid:
      'Saat krediittisi heti, kun pankkisi on maksanut. Voit peruuttaa {{days}} päivän kuluessa; käytettyjä krediittejä emme hyvitä.',
  },
  withdrawalMail: {
    title: 'Peruuta kirjautumatta',
    lead: '{{days}} päivää maksusi jälkeen voit peruuttaa tilauksen, syytä kertomatta. Täytä alle, mikä tilaus se on. Lähetämme linkin, josta näet, mitä saat takaisin, ja vahvistat sen.',
    emailHint: 'Tilisi osoite: sinne tuli myös kuittisi.',
    receipt: 'Kuitin numero',
    receiptHint: 'Se on kuitissasi, esimerkiksi 2026-000012.',
    submit: 'Lähetä linkki',
    sentTitle: 'Katso sähköpostisi',
    sent: 'Kuuluvatko {{email}} ja kuitti {{receipt}} yhteen? Silloin siihen osoitteeseen on matkalla sähköposti. Sen linkki toimii {{minutes}} minuuttia.',
    limit:
      'Etkö saanut mitään? Katso roskapostista ja tarkista osoite ja numero. Voit pyytää {{max}} sähköpostia päivässä.',
    sentAgain: 'Uusi sähköposti on matkalla, jos ne kuuluvat yhteen.',
    again: 'Lähetä uudelleen',
    other: 'Korjaa osoite tai numero',
    help: 'Eikö kuittia enää ole tai etkö pääse sähköpostiisi? Kirjoita meille:',
    toLogin: 'Kirjaudu sen sijaan',
    toOrders: 'Olet kirjautunut: katso, mitä voit peruuttaa',
    over: 'Oletko jo vahvistanut? Silloin peruutuksesi on meillä, ja vahvistus on sähköpostissasi.',
    newMail: 'Pyydä uusi sähköposti',
    proof: 'sähköpostiosoitteesi',
    mailed: 'Saat tämän vahvistuksen myös sähköpostilla.',
  },
}
