import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlOrder } from '#core/texts/nl/payment/order.ts'

/** What became of an order, in German. */
export const deOrder: TextsOf<typeof nlOrder> = {
  payment: {
    loading: {
      title: 'Wir bereiten deine Zahlung vor',
      text: 'Einen Moment, gleich geht es zur Zahlungsseite.',
      short: 'Wird vorbereitet',
    },
    unknown: {
      title: 'Der Zahlungsdienst antwortet nicht',
      text: 'Wir versuchen es weiter. Wir fordern die Zahlung nur einmal an.',
      short: 'Wartet auf den Zahlungsdienst',
    },
    pending: {
      title: 'Deine Zahlung läuft',
      text: 'Sobald sie da ist, siehst du es hier. Du kannst diese Seite ruhig schließen.',
      short: 'Läuft',
    },
    completed: {
      title: 'Bezahlt, danke!',
      text: 'Deine {{credits}} sind da.',
      short: 'Bezahlt',
    },
    failed: {
      title: 'Die Zahlung ist fehlgeschlagen',
      text: 'Es wurde nichts abgebucht. Versuch es noch einmal mit einer anderen Zahlungsart.',
      short: 'Fehlgeschlagen',
    },
    cancelled: {
      title: 'Die Zahlung wurde abgebrochen',
      text: 'Es wurde nichts abgebucht. Versuch es noch einmal mit einer anderen Zahlungsart.',
      short: 'Abgebrochen',
    },
    paidTwice: {
      title: 'Du hast zweimal bezahlt',
      text: 'Beides zählt: {{credits}} sind da. Nicht so gemeint? Schreib uns, dann zahlen wir es zurück.',
      short: 'Zweimal bezahlt',
    },
    partlyRefunded: {
      title: 'Geld geht zurück',
      text: 'Von {{paid}} bekommst du {{back}} zurück.',
      short: 'Teilweise zurückgezahlt',
    },
    refunded: {
      title: 'Deine Zahlung ist zurückgezahlt',
      text: 'Du bekommst {{back}} auf dem Weg zurück, auf dem du bezahlt hast.',
      short: 'Zurückgezahlt',
    },
    chargedBack: {
      title: 'Deine Bank hat die Zahlung zurückgebucht',
      text: 'Du hast {{back}} wieder.',
      short: 'Zurückgebucht',
    },
    wonBack: {
      title: 'Deine Zahlung zählt wieder',
      text: 'Deine Bank hat die Rückbuchung aufgehoben. Deine Credits sind wieder da.',
      short: 'Wieder bezahlt',
    },
    why: {
      withdrawn: 'Du hast diese Bestellung widerrufen.',
      charged: 'Deine Bank hat {{charged}} zurückgeholt.',
      twice: 'Du hattest zweimal bezahlt.',
    },
    taken: 'Dafür gehen {{taken}} der {{granted}} Credits von deinem Guthaben ab.',
    takenAll: 'Dafür gehen die {{granted}} Credits dieser Zahlung von deinem Guthaben ab.',
    byHand: 'Mit {{byHand}} ging das nicht von allein. Wir kümmern uns darum.',
    staysPremium: 'Du bleibst Premium.',
    wrong: 'Stimmt etwas nicht? Schreib uns, dann klären wir es zusammen.',
    toNote: 'Gutschrift ansehen',
    mail: 'Schreib uns dazu',
    fewer:
      'Das sind weniger, als du bestellt hast: Dein Rabattcode galt nicht mehr, weil eine andere Zahlung schneller war.',
    becamePremium: 'Du bist jetzt Premium.',
    stays: 'Einmal bezahlt, und das bleibt so.',
    checkout: 'Zur Zahlungsseite',
    again: 'Andere Zahlungsart',
    retryCard: 'Noch einmal mit Kreditkarte',
    retryWith: 'Noch einmal mit {{method}}',
    toBalance: 'Deine Credits ansehen',
    paypal: 'Mit PayPal bezahlen',
    chat: 'Weiterchatten',
    browse: 'Mitglieder ansehen',
    chatWith: 'Weiter mit {{name}}',
    onBalance: '{{credits}} im Guthaben',
    toReceipt: 'Beleg ansehen',
    order: 'Bestellung',
    orderOf: '{{credits}} mit {{method}}',
    method: 'Zahlungsart',
    number: 'Bestellnummer',
    date: 'Datum',
    bank: 'Spiel die Bank: zurückzahlen, zurückbuchen oder noch einmal zahlen',
    watching: 'Wir schauen weiter, ob deine Zahlung da ist.',
    lapses: 'Doch nicht bezahlen? Dann verfällt deine Bestellung von allein.',
    seenAt: 'Zuletzt gesehen: {{when}}.',
    notSeen:
      'Wir sehen gerade nicht, ob deine Zahlung da ist. Du verlierst nichts: Wir versuchen es weiter.',
  },
}
