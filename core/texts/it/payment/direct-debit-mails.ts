import { nameAfter } from '#core/kernel/name-after.ts'
import type { DirectDebitMails } from '#core/texts/nl/payment/direct-debit-mails.ts'

/** Direct debit in mails and texts, in Italian. */
export const itDirectDebitMails: DirectDebitMails = {
  sms: ({ site, code }) =>
    `${code} è il tuo codice di ${site} per un mandato. Non darlo a nessuno, nemmeno a noi.`,
  mandate: ({ creditor, address, creditorId, days }) =>
    `Autorizzi ${creditor}, ${address} (identificativo del creditore ${creditorId}), a mandare disposizioni alla tua banca per addebitare il tuo conto, e la tua banca ad addebitarlo secondo queste disposizioni. Succede solo dopo un ordine che fai tu. L’importo e il giorno te li mandiamo per e-mail almeno ${days} giorni prima. Se non sei d’accordo con un addebito, la tua banca può rimborsarlo entro 8 settimane. Puoi revocare il mandato nelle impostazioni quando vuoi.`,
  mandateSubject: ({ site }) => `Il tuo mandato a ${site}`,
  mandateHeading: ({ name }) => `Il tuo mandato è pronto${nameAfter(name)}`,
  reference: 'Riferimento del mandato',
  creditorId: 'Identificativo del creditore',
  account: 'Conto',
  iban: ({ end }) => `finisce con ${end}`,
  holder: 'Intestatario',
  address: 'Indirizzo',
  signed: 'Firmato',
  signedAt: ({ place, date }) => `${place}, ${date}`,
  version: 'Testo',
  paper: 'Vedi e stampa il tuo mandato',
  aheadSubject: ({ site, day }) => `${site}: un addebito il ${day}`,
  aheadHeading: ({ name }) => `Arriva il tuo addebito${nameAfter(name)}`,
  ahead: ({ money, day }) =>
    `Hai ordinato con addebito diretto. Preleviamo ${money} il ${day} o poco dopo.`,
  aheadLater: 'I crediti arrivano quando la tua banca ha pagato.',
  aheadAdvance: ({ credits }) =>
    `Hai subito un anticipo: ${credits}. Il resto arriva quando la tua banca ha pagato. Se non paga, togliamo l’anticipo dal tuo saldo.`,
  back: 'Non sei d’accordo con l’addebito? La tua banca può rimborsarlo per 8 settimane.',
  order: 'Vedi il tuo ordine',
}
