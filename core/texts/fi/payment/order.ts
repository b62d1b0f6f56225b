import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlOrder } from '#core/texts/nl/payment/order.ts'

/** What became of an order, in Finnish. */
export const fiOrder: TextsOf<typeof nlOrder> = {
  payment: {
    loading: {
      title: 'Valmistelemme maksuasi',
      text: 'Hetki, siirryt kohta maksusivulle.',
      short: 'Valmistellaan',
    },
    unknown: {
      title: 'Maksupalvelu ei vastaa',
      text: 'Yritämme edelleen. Pyydämme maksua vain kerran.',
      short: 'Odotetaan maksupalvelua',
    },
    pending: {
      title: 'Maksusi on matkalla',
      text: 'Heti kun se on tullut, näet sen täällä. Voit sulkea sivun rauhassa.',
      short: 'Matkalla',
    },
    completed: {
      title: 'Maksettu, kiitos!',
      text: '{{credits}} on valmiina.',
      short: 'Maksettu',
    },
    failed: {
      title: 'Maksu epäonnistui',
      text: 'Mitään ei veloitettu. Yritä toisella tavalla.',
      short: 'Epäonnistui',
    },
    cancelled: {
      title: 'Maksu peruttiin',
      text: 'Mitään ei veloitettu. Yritä toisella tavalla.',
      short: 'Peruttu',
    },
    paidTwice: {
      title: 'Olet maksanut kahdesti',
      text: 'Molemmat kelpaavat: {{credits}} odottaa sinua. Eikö se ollut tarkoitus? Kirjoita meille, niin maksamme takaisin.',
      short: 'Maksettu kahdesti',
    },
    partlyRefunded: {
      title: 'Rahaa palautuu',
      text: 'Summasta {{paid}} saat takaisin {{back}}.',
      short: 'Osaksi hyvitetty',
    },
    refunded: {
      title: 'Maksusi on hyvitetty',
      text: 'Saat takaisin {{back}} samalla tavalla kuin maksoit.',
      short: 'Hyvitetty',
    },
    chargedBack: {
      title: 'Pankkisi on ottanut maksun takaisin',
      text: 'Sinulla on taas {{back}}.',
      short: 'Otettu takaisin',
    },
    wonBack: {
      title: 'Maksusi kelpaa taas',
      text: 'Pankkisi on kumonnut takaisinoton. Krediittisi ovat palanneet.',
      short: 'Taas maksettu',
    },
    why: {
      withdrawn: 'Peruutit tämän tilauksen.',
      charged: 'Pankkisi on ottanut takaisin {{charged}}.',
      twice: 'Olit maksanut kahdesti.',
    },
    taken: 'Siitä saldostasi vähennetään {{taken}}/{{granted}} krediittiä.',
    takenAll: 'Siitä saldostasi vähennetään tämän maksun {{granted}} krediittiä.',
    byHand: 'Summa {{byHand}} ei palautunut itsestään. Hoidamme sen puolestasi.',
    staysPremium: 'Pysyt Premium-jäsenenä.',
    wrong: 'Eikö jokin pidä paikkaansa? Kirjoita meille, niin selvitämme sen yhdessä.',
    toNote: 'Katso hyvityslasku',
    mail: 'Kirjoita meille tästä',
    fewer:
      'Se on vähemmän kuin tilasit: alennuskoodisi ei enää pätenyt, koska toinen maksu tuli ensin.',
    becamePremium: 'Olet nyt Premium-jäsen.',
    stays: 'Kerran maksettu, ja niin se pysyy.',
    checkout: 'Maksusivulle',
    again: 'Valitse toinen tapa',
    retryCard: 'Luottokortti uudelleen',
    retryWith: '{{method}} uudelleen',
    toBalance: 'Katso krediittisi',
    paypal: 'Maksa PayPalilla',
    chat: 'Jatka chattia',
    browse: 'Katso jäseniä',
    chatWith: 'Jatka: {{name}}',
    onBalance: '{{credits}} saldossasi',
    toReceipt: 'Katso kuittisi',
    order: 'Tilaus',
    orderOf: '{{credits}}: {{method}}',
    method: 'Tapa',
    number: 'Tilausnumero',
    date: 'Päivä',
    bank: 'Leiki pankkia: hyvitä, ota takaisin tai maksa vielä kerran',
    watching: 'Katsomme edelleen, onko maksusi tullut.',
    lapses: 'Etkö maksakaan? Silloin tilaus raukeaa itsestään.',
    seenAt: 'Viimeksi nähty: {{when}}.',
    notSeen: 'Emme näe nyt, onko maksusi tullut. Et menetä mitään: yritämme edelleen.',
  },
}
