import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlOrder } from '#core/texts/nl/payment/order.ts'

/** What became of an order, in Italian. */
export const itOrder: TextsIn<'it', typeof nlOrder> = {
  payment: {
    loading: {
      title: 'Prepariamo il tuo pagamento',
      text: 'Un momento, stai per andare alla pagina di pagamento.',
      short: 'In preparazione',
    },
    unknown: {
      title: 'Il servizio di pagamento non risponde',
      text: 'Continuiamo a provare. Chiediamo il pagamento una volta sola.',
      short: 'In attesa del servizio di pagamento',
    },
    pending: {
      title: 'Il tuo pagamento è in corso',
      text: 'Appena arriva lo vedi qui. Puoi chiudere tranquillamente la pagina.',
      short: 'In corso',
    },
    completed: {
      title: 'Pagato, grazie!',
      text: 'I tuoi {{credits}} sono pronti.',
      short: 'Pagato',
    },
    failed: {
      title: 'Il pagamento non è riuscito',
      text: 'Non è stato addebitato nulla. Riprova con un altro metodo.',
      short: 'Non riuscito',
    },
    cancelled: {
      title: 'Il pagamento è stato annullato',
      text: 'Non è stato addebitato nulla. Riprova con un altro metodo.',
      short: 'Annullato',
    },
    paidTwice: {
      title: 'Hai pagato due volte',
      text: 'Valgono tutti e due: {{credits}} sono pronti per te. Non era quello che volevi? Scrivici e ti rimborsiamo.',
      short: 'Pagato due volte',
    },
    partlyRefunded: {
      title: 'Rimborso in arrivo',
      text: 'Di {{paid}} ti tornano {{back}}.',
      short: 'Rimborsato in parte',
    },
    refunded: {
      title: 'Il tuo pagamento è stato rimborsato',
      text: 'Riavrai {{back}} con lo stesso metodo di pagamento.',
      short: 'Rimborsato',
    },
    chargedBack: {
      title: 'La tua banca ha stornato il pagamento',
      text: 'Hai di nuovo {{back}}.',
      short: 'Stornato',
    },
    wonBack: {
      title: 'Il tuo pagamento vale di nuovo',
      text: 'La tua banca ha annullato lo storno. Hai di nuovo i tuoi crediti.',
      short: 'Di nuovo pagato',
    },
    why: {
      withdrawn: 'Hai esercitato il recesso da questo ordine.',
      charged: 'La tua banca ha ripreso {{charged}}.',
      twice: 'Avevi pagato due volte.',
    },
    taken: 'In cambio {{taken}} dei {{granted}} crediti escono dal tuo saldo.',
    takenAll: 'In cambio i {{granted}} crediti di questo pagamento escono dal tuo saldo.',
    byHand: 'Il rimborso di {{byHand}} non è partito da solo. Ce ne occupiamo noi.',
    staysPremium: 'Resti Premium.',
    wrong: 'Qualcosa non è giusto? Scrivici e lo sistemiamo insieme.',
    toNote: 'Vedi la nota di credito',
    mail: 'Scrivici su questo',
    fewer:
      'Sono meno di quelli che hai ordinato: il tuo codice sconto non valeva più, perché un altro pagamento è arrivato prima.',
    becamePremium: 'Ora sei Premium.',
    stays: 'Pagato una volta, e resta così.',
    checkout: 'Alla pagina di pagamento',
    again: 'Scegli un altro metodo',
    retryCard: 'Di nuovo con carta di credito',
    retryWith: 'Di nuovo con {{method}}',
    toBalance: 'Vedi i tuoi crediti',
    paypal: 'Paga con PayPal',
    chat: 'Continua a chattare',
    browse: 'Vedi i membri',
    chatWith: 'Continua con {{name}}',
    onBalance: '{{credits}} nel tuo saldo',
    toReceipt: 'Vedi la tua ricevuta',
    order: 'Ordine',
    orderOf: '{{credits}} con {{method}}',
    method: 'Metodo',
    number: 'Numero d’ordine',
    date: 'Data',
    bank: 'Fai la banca: rimborsa, storna o paga ancora',
    watching: 'Continuiamo a guardare se il tuo pagamento è arrivato.',
    lapses: 'Alla fine non paghi? Allora l’ordine scade da solo.',
    seenAt: 'Visto l’ultima volta: {{when}}.',
    notSeen:
      'Ora non possiamo vedere se il tuo pagamento è arrivato. Non perdi niente: continuiamo a provare.',
  },
}
