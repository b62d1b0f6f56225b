import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlDirectDebit } from '#core/texts/nl/payment/direct-debit.ts'

/** Paying by direct debit, in German. */
export const deDirectDebit: TextsOf<typeof nlDirectDebit> = {
  debit: {
    title: 'Lastschrift',
    back: 'Anders bezahlen',
    choose: 'Per Lastschrift bezahlen',
    chooseText: 'Von deinem Konto, mit einem Code per SMS',
    holder: 'Name auf dem Konto',
    iban: 'IBAN',
    street: 'Straße',
    number: 'Nummer',
    zip: 'Postleitzahl',
    city: 'Ort',
    phone: 'Handy, für einen Code',
    agree: 'Was wir vereinbaren',
    once: 'Wir buchen einmal {{price}} ab, am oder kurz nach dem {{day}}.',
    mailed: 'Tag und Mandatsreferenz mailen wir dir vorher.',
    takeBack: 'Deine eigene Bank kann es 8 Wochen lang erstatten.',
    whole: 'Ganzes Mandat lesen',
    send: 'Code schicken',
    advance:
      '{{credits}} hast du sofort, den Rest, sobald deine Bank bezahlt hat. Zahlt sie nicht, gehen sie wieder ab.',
    had: '{{credits}} hast du schon, der Rest kommt, sobald deine Bank bezahlt hat. Zahlt sie nicht, gehen sie wieder ab.',
    later: 'Du bekommst deine Credits, sobald deine Bank bezahlt hat.',
    codeTitle: 'Sechs Ziffern',
    codeText:
      'Sie stehen in der SMS an deine Nummer, die auf {{end}} endet. Der Code passt nur zu diesem Mandat.',
    code: 'Code aus der SMS',
    valid: 'Gültig bis {{time}}, {{tries}} Versuche',
    again: 'Neuer Code',
    demo: 'Das ist eine Demo: Hier liest du deine SMS',
    sign: 'Mandat erteilen',
    signed: 'Du hast schon ein Mandat',
    signedText: 'Von deinem Konto, das auf {{end}} endet. Du brauchst keinen neuen Code.',
    order: '{{price}} abbuchen',
    none: 'Lastschrift geht hier gerade nicht',
    noneText: 'Wähle eine andere Zahlungsart.',
    other: 'Andere Zahlungsart wählen',
    blocked: 'Lastschrift ist für dich ausgeschaltet',
    blockedText:
      'Deine Bank hat {{money}} zurückgeholt. Kaufe für diesen Betrag auf andere Art, dann geht Lastschrift wieder.',
    object: 'Stimmt das nicht? Schreib uns an {{email}}, dann sieht es sich jemand an.',
    limit: 'Im Moment keine Lastschrift mehr',
    limitText:
      'Du kannst {{max}} Mal in {{days}} Tagen per Lastschrift bestellen. Andere Zahlungsarten gehen weiter.',
    pending: 'Wir buchen es am oder kurz nach dem {{day}} ab.',
    pendingLater:
      'Deine Credits kommen, sobald deine Bank bezahlt hat; du musst hier nicht warten.',
    desk: {
      title: 'Für Lastschrift gesperrt',
      text: 'Die Bank hat Geld zurückgeholt. Lastschrift geht wieder, sobald anders bezahlt wurde oder du sie erlaubst.',
      none: 'Niemand ist gesperrt.',
      owed: '{{money}} offen seit {{date}}',
      reason: 'Warum darf es wieder?',
      lift: 'Lastschrift wieder erlauben',
      lifted: 'Lastschrift geht wieder.',
    },
  },
}
