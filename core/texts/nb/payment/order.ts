import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlOrder } from '#core/texts/nl/payment/order.ts'

/** What became of an order, in Norwegian. */
export const nbOrder: TextsOf<typeof nlOrder> = {
  payment: {
    loading: {
      title: 'Vi gjør betalingen din klar',
      text: 'Et øyeblikk, du kommer straks til betalingssiden.',
      short: 'Gjøres klar',
    },
    unknown: {
      title: 'Betalingstjenesten svarer ikke',
      text: 'Vi fortsetter å prøve. Vi ber om betalingen bare én gang.',
      short: 'Venter på betalingstjenesten',
    },
    pending: {
      title: 'Betalingen din er på vei',
      text: 'Så snart den er kommet, ser du det her. Du kan trygt lukke siden.',
      short: 'På vei',
    },
    completed: {
      title: 'Betalt, takk!',
      text: 'De {{credits}} dine er klare.',
      short: 'Betalt',
    },
    failed: {
      title: 'Betalingen mislyktes',
      text: 'Ingenting er trukket. Prøv igjen på en annen måte.',
      short: 'Mislyktes',
    },
    cancelled: {
      title: 'Betalingen ble avbrutt',
      text: 'Ingenting er trukket. Prøv igjen på en annen måte.',
      short: 'Avbrutt',
    },
    paidTwice: {
      title: 'Du har betalt to ganger',
      text: 'Begge gjelder: {{credits}} er klare til deg. Var det ikke meningen? Skriv til oss, så betaler vi tilbake.',
      short: 'Betalt to ganger',
    },
    partlyRefunded: {
      title: 'Penger går tilbake',
      text: 'Av de {{paid}} får du {{back}} tilbake.',
      short: 'Delvis refundert',
    },
    refunded: {
      title: 'Betalingen din er refundert',
      text: 'Du får {{back}} tilbake på samme måte som du betalte.',
      short: 'Refundert',
    },
    chargedBack: {
      title: 'Banken din har tilbakeført betalingen',
      text: 'Du har {{back}} igjen.',
      short: 'Tilbakeført',
    },
    wonBack: {
      title: 'Betalingen din gjelder igjen',
      text: 'Banken din har gjort om tilbakeføringen. Du har creditsene dine igjen.',
      short: 'Betalt igjen',
    },
    why: {
      withdrawn: 'Du har angret denne bestillingen.',
      charged: 'Banken din har tatt {{charged}} tilbake.',
      twice: 'Du hadde betalt to ganger.',
    },
    taken: 'For det går {{taken}} av de {{granted}} creditsene fra saldoen din.',
    takenAll: 'For det går de {{granted}} creditsene fra denne betalingen fra saldoen din.',
    byHand: '{{byHand}} gikk ikke tilbake av seg selv. Vi ordner det for deg.',
    staysPremium: 'Du er fortsatt Premium.',
    wrong: 'Er noe galt? Skriv til oss, så finner vi ut av det sammen.',
    toNote: 'Se kreditnotaen',
    mail: 'Skriv til oss om dette',
    fewer:
      'Det er færre enn du bestilte: rabattkoden gjaldt ikke lenger, siden en annen betaling kom først.',
    becamePremium: 'Du er Premium nå.',
    stays: 'Betalt én gang, og slik blir det.',
    checkout: 'Til betalingssiden',
    again: 'Velg en annen måte',
    retryCard: 'Kredittkort igjen',
    retryWith: '{{method}} igjen',
    toBalance: 'Se creditsene dine',
    paypal: 'Betal med PayPal',
    chat: 'Chat videre',
    browse: 'Se medlemmer',
    chatWith: 'Fortsett med {{name}}',
    onBalance: '{{credits}} på saldoen din',
    toReceipt: 'Se kvitteringen din',
    order: 'Bestilling',
    orderOf: '{{credits}} med {{method}}',
    method: 'Måte',
    number: 'Ordrenummer',
    date: 'Dato',
    bank: 'Lek bank: betal tilbake, tilbakefør eller betal en gang til',
    watching: 'Vi fortsetter å se etter om betalingen din er kommet.',
    lapses: 'Vil du ikke betale likevel? Da faller bestillingen bort av seg selv.',
    seenAt: 'Sist sett: {{when}}.',
    notSeen:
      'Vi kan ikke se nå om betalingen din er kommet. Du mister ingenting: vi fortsetter å prøve.',
  },
}
