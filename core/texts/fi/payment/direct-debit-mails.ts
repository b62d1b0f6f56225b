import { nameAfter } from '#core/kernel/name-after.ts'
import type { DirectDebitMails } from '#core/texts/nl/payment/direct-debit-mails.ts'

/** Direct debit in mails and texts, in Finnish. */
export const fiDirectDebitMails: DirectDebitMails = {
  sms: ({ site, code }) =>
    `${code} on koodisi valtuutusta varten: ${site}. Älä anna sitä kenellekään, et edes meille.`,
  mandate: ({ creditor, address, creditorId, days }) =>
    `Valtuutat yrityksen ${creditor}, ${address} (velkojan tunniste ${creditorId}), lähettämään pankillesi veloitustoimeksiantoja ja pankkisi veloittamaan tiliäsi niiden mukaan. Se tapahtuu vain itse tekemäsi tilauksen jälkeen. Summan ja päivän kerromme sähköpostilla vähintään ${days} päivää ennen. Jos et hyväksy veloitusta, pankkisi voi palauttaa sen 8 viikon kuluessa. Voit perua valtuutuksen asetuksissasi milloin vain.`,
  mandateSubject: ({ site }) => `Valtuutuksesi: ${site}`,
  mandateHeading: ({ name }) => `Valtuutuksesi on valmis${nameAfter(name)}`,
  reference: 'Valtuutuksen viite',
  creditorId: 'Velkojan tunniste',
  account: 'Tili',
  iban: ({ end }) => `päättyy ${end}`,
  holder: 'Tilin omistaja',
  address: 'Osoite',
  signed: 'Allekirjoitettu',
  signedAt: ({ place, date }) => `${place}, ${date}`,
  version: 'Teksti',
  paper: 'Katso ja tulosta valtuutuksesi',
  aheadSubject: ({ site, day }) => `${site}: veloitus ${day}`,
  aheadHeading: ({ name }) => `Veloituksesi on tulossa${nameAfter(name)}`,
  ahead: ({ money, day }) =>
    `Tilasit suoraveloituksella. Veloitamme ${money} ${day} tai pian sen jälkeen.`,
  aheadLater: 'Krediittisi tulevat, kun pankkisi on maksanut.',
  aheadAdvance: ({ credits }) =>
    `Ennakkona saat heti ${credits}, loput kun pankkisi on maksanut. Jos se ei maksa, ennakko vähennetään saldostasi.`,
  back: 'Etkö hyväksy veloitusta? Pankkisi voi palauttaa sen 8 viikon ajan.',
  order: 'Katso tilauksesi',
}
