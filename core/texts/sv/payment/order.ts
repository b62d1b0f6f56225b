import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlOrder } from '#core/texts/nl/payment/order.ts'

/** What became of an order, in Swedish. */
export const svOrder: TextsOf<typeof nlOrder> = {
  payment: {
    loading: {
      title: 'Vi förbereder din betalning',
      text: 'Ett ögonblick, du kommer strax till betalsidan.',
      short: 'Förbereds',
    },
    unknown: {
      title: 'Betalbolaget svarar inte',
      text: 'Vi fortsätter försöka. Vi begär betalningen bara en gång.',
      short: 'Väntar på betalbolaget',
    },
    pending: {
      title: 'Din betalning är på väg',
      text: 'Så fort den har kommit ser du det här. Du kan lugnt stänga sidan.',
      short: 'På väg',
    },
    completed: {
      title: 'Betalt, tack!',
      text: 'Dina {{credits}} är klara.',
      short: 'Betalt',
    },
    failed: {
      title: 'Betalningen misslyckades',
      text: 'Inget har dragits. Försök igen på ett annat sätt.',
      short: 'Misslyckades',
    },
    cancelled: {
      title: 'Betalningen avbröts',
      text: 'Inget har dragits. Försök igen på ett annat sätt.',
      short: 'Avbruten',
    },
    paidTwice: {
      title: 'Du har betalat två gånger',
      text: 'Båda gäller: {{credits}} väntar på dig. Var det inte meningen? Mejla oss, så betalar vi tillbaka.',
      short: 'Betalt två gånger',
    },
    partlyRefunded: {
      title: 'Pengar går tillbaka',
      text: 'Av de {{paid}} får du tillbaka {{back}}.',
      short: 'Delvis återbetald',
    },
    refunded: {
      title: 'Din betalning är återbetald',
      text: 'Du får tillbaka {{back}} på samma sätt som du betalade.',
      short: 'Återbetald',
    },
    chargedBack: {
      title: 'Din bank har återkrävt betalningen',
      text: 'Du har {{back}} igen.',
      short: 'Återkrävd av banken',
    },
    wonBack: {
      title: 'Din betalning gäller igen',
      text: 'Din bank har dragit tillbaka sitt återkrav. Du har dina credits igen.',
      short: 'Betalt igen',
    },
    why: {
      withdrawn: 'Du har ångrat beställningen.',
      charged: 'Din bank har tagit tillbaka {{charged}}.',
      twice: 'Du hade betalat två gånger.',
    },
    taken: 'För det går {{taken}} av de {{granted}} creditsen från ditt saldo.',
    takenAll: 'För det går betalningens {{granted}} credits från ditt saldo.',
    byHand: '{{byHand}} gick inte tillbaka av sig självt. Vi ordnar det åt dig.',
    staysPremium: 'Du är fortfarande Premium.',
    wrong: 'Är något fel? Mejla oss, så löser vi det tillsammans.',
    toNote: 'Se kreditnotan',
    mail: 'Mejla oss om det',
    fewer:
      'Det är färre än du beställde: din rabattkod gällde inte längre, eftersom en annan betalning kom först.',
    becamePremium: 'Du är Premium nu.',
    stays: 'Betalt en gång, och så förblir det.',
    checkout: 'Till betalsidan',
    again: 'Välj ett annat sätt',
    retryCard: 'Kreditkort igen',
    retryWith: '{{method}} igen',
    toBalance: 'Se dina credits',
    paypal: 'Betala med PayPal',
    chat: 'Chatta vidare',
    browse: 'Se medlemmar',
    chatWith: 'Fortsätt med {{name}}',
    onBalance: '{{credits}} på ditt saldo',
    toReceipt: 'Se ditt kvitto',
    order: 'Beställning',
    orderOf: '{{credits}} med {{method}}',
    method: 'Betalsätt',
    number: 'Ordernummer',
    date: 'Datum',
    bank: 'Spela bank: betala tillbaka, återkräv eller betala en gång till',
    watching: 'Vi fortsätter titta om din betalning har kommit.',
    lapses: 'Vill du inte betala ändå? Då förfaller beställningen av sig själv.',
    seenAt: 'Senast sedd: {{when}}.',
    notSeen:
      'Vi kan inte se just nu om din betalning har kommit. Du förlorar inget: vi fortsätter försöka.',
  },
}
