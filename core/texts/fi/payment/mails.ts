import { nameAfter } from '#core/kernel/name-after.ts'
import type { PaymentMails } from '#core/texts/nl/payment/mails.ts'

const credits = (count: number) => (count === 1 ? '1 krediitti' : `${count} krediittiä`)

/** What mails on money say to who paid it, in Finnish. */
export const fiPaymentMails: PaymentMails = {
  receipt: {
    subject: ({ site }) => `Kuittisi: ${site}`,
    heading: ({ name }) => `Kiitos${nameAfter(name)}!`,
    body: ({ credits }) =>
      `Maksusi onnistui, ja ${credits === 1 ? 'krediittisi on lisätty' : `${credits} krediittiäsi on lisätty`}.`,
    fewer:
      'Se on vähemmän kuin tilasit: alennuskoodisi ei enää pätenyt, koska toinen maksu tuli ensin.',
    settled: ({ credits }) => `Avoinna ollut on vähennetty siitä heti: ${credits}.`,
    receipt: 'Kuitin numero',
    number: 'Maksu',
    date: 'Päivä',
    method: 'Maksutapa',
    bundle: (m) => credits(m.credits),
    discount: 'Alennus',
    total: 'Yhteensä',
    vat: ({ percent }) => `Josta alv (${percent})`,
    seller: 'Myyjä',
    address: 'Osoite',
    registered: 'Kaupparekisteri',
    vatNumber: 'ALV-numero',
    methods: {
      creditcard: 'Luottokortti',
      banktransfer: 'Tilisiirto',
      directdebit: 'Suoraveloitus',
    },
    button: 'Katso maksusi',
    withdraw: ({ until }) =>
      `Muutitko mielesi? Voit peruuttaa tämän tilauksen vielä ${until}, myös kirjautumatta. Sait krediittisi heti, kuten pyysit maksaessasi: siitä, mitä olet siihen mennessä käyttänyt, ei palauteta mitään.`,
    withdrawHere: 'Peruuta sopimus tässä',
  },
  withdrawalLink: {
    subject: ({ site }) => `Tilauksesi peruuttaminen: ${site}`,
    heading: ({ name }) => `Hei${nameAfter(name, ' ')}`,
    body: ({ number, date, until }) => [
      `Tilauksesi ${date} (kuitti ${number}) peruuttamista on pyydetty. Olitko se sinä? Tällä painikkeella näet, mitä saat takaisin. Vasta kun vahvistat sen siellä, olet peruuttanut.`,
      `Linkki toimii kerran, ${until} asti.`,
    ],
    button: 'Siirry peruutukseesi',
    rest: () => 'Etkö pyytänyt tätä? Silloin sinun ei tarvitse tehdä mitään: mikään ei muutu.',
  },
  payer: {
    credits,
    subject: ({ site }) => `Maksustasi: ${site}`,
    hello: (name) => `Hei${nameAfter(name, ' ')}`,
    about: {
      partlyRefunded: ({ money, credits }) =>
        `Saat maksustasi takaisin ${money}. Siitä vähennetään saldostasi ${credits}.`,
      givenBack: ({ money, credits }) =>
        `Maksamme sinulle takaisin ${money}. Siitä vähennetään saldostasi ${credits}. Rahat ovat yleensä tililläsi muutamassa arkipäivässä.`,
      withdrawn: ({ money, credits }) =>
        `Olet peruuttanut ostoksesi. Maksamme sinulle takaisin ${money} niistä krediiteistä, joita et käyttänyt: ${credits}. Rahat ovat yleensä tililläsi muutamassa arkipäivässä.`,
      refunded: ({ money, credits }) =>
        `Maksusi on hyvitetty: ${money}. Siitä vähennetään saldostasi ${credits}. Pysyt Premium-jäsenenä.`,
      chargedBack: ({ money, credits }) =>
        `Pankkisi on ottanut meiltä takaisin ${money}. Siitä vähennetään saldostasi ${credits}. Eikö se pidä paikkaansa? Ota meihin yhteyttä.`,
      advanceTaken: ({ money, credits }) =>
        `Veloitustasi ${money} ei maksettu. Siksi ennakkoon saamasi krediitit vähennetään saldostasi: ${credits}.`,
      wonBack: ({ money, credits }) =>
        `Pankkisi on kumonnut takaisinoton ${money}. Sinulla on taas ${credits}.`,
      paidLate: ({ money, credits }) =>
        `Maksusi ${money} tuli odotettua myöhemmin, ja se kelpaa: ${credits} on lisätty.`,
      paidTwice: ({ money, credits }) =>
        `Tälle tilaukselle tuli vielä ${money}. Siitä on lisätty vielä ${credits}. Eikö se ollut tarkoitus? Kerro, niin maksamme takaisin.`,
    },
    owed: (credits) =>
      `Sinulla ei ollut tarpeeksi krediittejä jäljellä: avoinna on yhä ${credits}. Sinun ei tarvitse nyt tehdä mitään.`,
    stillOwed: (credits) => `Yhä avoinna: ${credits}.`,
    order: 'Tilaus',
    ordered: 'Tilattu',
    withdrawn: 'Peruutettu',
    paid: 'Tilattu',
    money: 'Summa',
    taken: 'Vähennetyt krediitit',
    given: 'Lisätyt krediitit',
    button: 'Katso maksusi',
  },
}
