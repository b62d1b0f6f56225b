import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlOrder } from '#core/texts/nl/payment/order.ts'

/** What became of an order, in Danish. */
export const daOrder: TextsOf<typeof nlOrder> = {
  payment: {
    loading: {
      title: 'Vi gør din betaling klar',
      text: 'Et øjeblik, så kommer du til betalingssiden.',
      short: 'Bliver gjort klar',
    },
    unknown: {
      title: 'Betalingstjenesten svarer ikke',
      text: 'Vi bliver ved med at prøve. Vi beder kun om betalingen én gang.',
      short: 'Venter på betalingsudbyderen',
    },
    pending: {
      title: 'Din betaling er på vej',
      text: 'Så snart den er kommet, ser du det her. Du kan roligt lukke siden.',
      short: 'På vej',
    },
    completed: {
      title: 'Betalt, tak!',
      text: 'Dine {{credits}} er klar.',
      short: 'Betalt',
    },
    failed: {
      title: 'Betalingen mislykkedes',
      text: 'Der er ikke trukket noget. Prøv igen på en anden måde.',
      short: 'Mislykket',
    },
    cancelled: {
      title: 'Betalingen blev afbrudt',
      text: 'Der er ikke trukket noget. Prøv igen på en anden måde.',
      short: 'Afbrudt',
    },
    paidTwice: {
      title: 'Du har betalt to gange',
      text: 'Begge gælder: {{credits}} er klar til dig. Var det ikke meningen? Skriv til os, så betaler vi dig tilbage.',
      short: 'Betalt to gange',
    },
    partlyRefunded: {
      title: 'Der går penge tilbage',
      text: 'Af de {{paid}} får du {{back}} tilbage.',
      short: 'Delvist refunderet',
    },
    refunded: {
      title: 'Din betaling er refunderet',
      text: 'Du får de {{back}} tilbage, på samme måde som du betalte.',
      short: 'Refunderet',
    },
    chargedBack: {
      title: 'Din bank har tilbageført betalingen',
      text: 'Du har de {{back}} igen.',
      short: 'Tilbageført',
    },
    wonBack: {
      title: 'Din betaling gælder igen',
      text: 'Din bank har omgjort tilbageførslen. Du har dine credits igen.',
      short: 'Betalt igen',
    },
    why: {
      withdrawn: 'Du har fortrudt denne ordre.',
      charged: 'Din bank har taget {{charged}} tilbage.',
      twice: 'Du havde betalt to gange.',
    },
    taken: 'Derfor går {{taken}} af de {{granted}} credits fra din saldo.',
    takenAll: 'Derfor går de {{granted}} credits fra denne betaling fra din saldo.',
    byHand: '{{byHand}} gik ikke tilbage af sig selv. Vi klarer det for dig.',
    staysPremium: 'Du er stadig Premium.',
    wrong: 'Er noget ikke rigtigt? Skriv til os, så løser vi det sammen.',
    toNote: 'Se kreditnotaen',
    mail: 'Skriv til os om det',
    fewer:
      'Det er færre, end du bestilte: din rabatkode gjaldt ikke længere, da en anden betaling kom først.',
    becamePremium: 'Du er Premium nu.',
    stays: 'Betalt én gang, og sådan bliver det.',
    checkout: 'Til betalingssiden',
    again: 'Vælg en anden måde',
    retryCard: 'Kreditkort igen',
    retryWith: '{{method}} igen',
    toBalance: 'Se dine credits',
    paypal: 'Betal med PayPal',
    chat: 'Chat videre',
    browse: 'Se medlemmer',
    chatWith: 'Fortsæt med {{name}}',
    onBalance: '{{credits}} på din saldo',
    toReceipt: 'Se din kvittering',
    order: 'Ordre',
    orderOf: '{{credits}} med {{method}}',
    method: 'Måde',
    number: 'Ordrenummer',
    date: 'Dato',
    bank: 'Leg bank: giv tilbage, tilbagefør eller betal én gang til',
    watching: 'Vi bliver ved med at se efter, om din betaling er kommet.',
    lapses: 'Vil du alligevel ikke betale? Så bortfalder ordren af sig selv.',
    seenAt: 'Sidst set: {{when}}.',
    notSeen:
      'Vi kan ikke se lige nu, om din betaling er kommet. Du mister intet: vi bliver ved med at prøve.',
  },
}
