import { nameAfter } from '#core/kernel/name-after.ts'
import type { PaymentMails } from '#core/texts/nl/payment/mails.ts'

const credits = (count: number) => (count === 1 ? '1 credito' : `${count} crediti`)

/** What mails on money say to who paid it, in Italian. */
export const itPaymentMails: PaymentMails = {
  receipt: {
    subject: ({ site }) => `La tua ricevuta di ${site}`,
    heading: ({ name }) => `Grazie${nameAfter(name)}!`,
    body: ({ credits }) =>
      `Il pagamento è riuscito e ${credits === 1 ? 'il tuo credito è stato aggiunto' : `i tuoi ${credits} crediti sono stati aggiunti`}.`,
    fewer:
      'Sono meno di quelli che hai ordinato: il tuo codice sconto non valeva più, perché un altro pagamento è arrivato prima.',
    settled: ({ credits }) => `Quello che era in sospeso è già stato tolto: ${credits}.`,
    receipt: 'Numero di ricevuta',
    number: 'Pagamento',
    date: 'Data',
    method: 'Pagato con',
    bundle: (m) => credits(m.credits),
    discount: 'Sconto',
    total: 'Totale',
    vat: ({ percent }) => `IVA inclusa (${percent})`,
    seller: 'Venditore',
    address: 'Indirizzo',
    registered: 'Registro delle imprese',
    vatNumber: 'Partita IVA',
    methods: {
      creditcard: 'Carta di credito',
      banktransfer: 'Bonifico',
      directdebit: 'Addebito diretto',
    },
    button: 'Vedi il tuo pagamento',
    withdraw: ({ until }) =>
      `Hai cambiato idea? Puoi recedere da questo ordine fino al ${until} compreso, anche senza entrare. Hai avuto subito i crediti, come hai chiesto pagando: per quelli usati fino ad allora non torna niente.`,
    withdrawHere: 'Recedere dal contratto qui',
  },
  withdrawalLink: {
    subject: ({ site }) => `Recedere dal tuo ordine su ${site}`,
    heading: ({ name }) => `Ciao${nameAfter(name, ' ')}`,
    body: ({ number, date, until }) => [
      `È stato chiesto di recedere dal tuo ordine del ${date} (ricevuta ${number}). Eri tu? Con questo pulsante vedi quanto ti torna. Solo quando confermi lì hai esercitato il recesso.`,
      `Il link funziona una volta, fino al ${until}.`,
    ],
    button: 'Vai al tuo recesso',
    rest: () => 'Non l’hai chiesto? Allora non devi fare niente: non cambia niente.',
  },
  payer: {
    credits,
    subject: ({ site }) => `Sul tuo pagamento a ${site}`,
    hello: (name) => `Ciao${nameAfter(name, ' ')}`,
    about: {
      partlyRefunded: ({ money, credits }) =>
        `Ti tornano ${money} del tuo pagamento. In cambio togliamo ${credits} dal tuo saldo.`,
      givenBack: ({ money, credits }) =>
        `Ti rimborsiamo ${money}. In cambio togliamo ${credits} dal tuo saldo. Di solito i soldi sono sul tuo conto entro qualche giorno lavorativo.`,
      withdrawn: ({ money, credits }) =>
        `Hai esercitato il recesso. Ti rimborsiamo ${money} per quello che non hai usato: ${credits}. Di solito i soldi sono sul tuo conto entro qualche giorno lavorativo.`,
      refunded: ({ money, credits }) =>
        `Il tuo pagamento è stato rimborsato: ${money}. In cambio togliamo ${credits} dal tuo saldo. Resti Premium.`,
      chargedBack: ({ money, credits }) =>
        `La tua banca ci ha ripreso ${money}. In cambio togliamo ${credits} dal tuo saldo. Non è giusto? Scrivici.`,
      advanceTaken: ({ money, credits }) =>
        `Il tuo addebito di ${money} non è stato pagato. Per questo togliamo dal tuo saldo i crediti ricevuti in anticipo: ${credits}.`,
      wonBack: ({ money, credits }) =>
        `La tua banca ha annullato lo storno di ${money}. Hai di nuovo ${credits}.`,
      paidLate: ({ money, credits }) =>
        `Il tuo pagamento di ${money} è arrivato più tardi del previsto, e vale: hai ricevuto ${credits}.`,
      paidTwice: ({ money, credits }) =>
        `Per questo ordine sono arrivati altri ${money}. Perciò hai ricevuto ancora ${credits}. Non era quello che volevi? Dillo, e ti rimborsiamo.`,
    },
    owed: (credits) =>
      `Non ti restavano abbastanza crediti. Ancora in sospeso: ${credits}. Ora non devi fare niente.`,
    stillOwed: (credits) => `Ancora in sospeso: ${credits}.`,
    order: 'Ordine',
    ordered: 'Ordinato il',
    withdrawn: 'Recesso del',
    paid: 'Ordinato',
    money: 'Importo',
    taken: 'Crediti tolti',
    given: 'Crediti aggiunti',
    button: 'Vedi il tuo pagamento',
  },
}
