import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlWithdrawal } from '#core/texts/nl/payment/withdrawal.ts'

/** Withdrawal from a purchase, in German. */
export const deWithdrawal: TextsOf<typeof nlWithdrawal> = {
  withdrawal: {
    title: 'Bestellung widerrufen',
    lead: 'Du kannst eine Bestellung innerhalb von {{days}} Tagen widerrufen, ohne Grund. Für Credits, die du nicht benutzt hast, bekommst du dein Geld zurück.',
    order:
      'Was du benutzt, geht zuerst von kostenlosen Credits ab und dann von deiner ältesten Bestellung.',
    none: 'Es gibt nichts zu widerrufen',
    noneText: 'Du hast keine bezahlte Bestellung aus den letzten {{days}} Tagen.',
    ordered: 'Bestellung vom {{date}}',
    back: 'Du bekommst zurück',
    hero: 'Du bekommst {{money}} zurück',
    last: 'Letzter Tag',
    used: 'Die Credits dieser Bestellung sind benutzt, oder das Geld geht schon zurück, deshalb gibt es nichts zu widerrufen.',
    tooLittle:
      'Was von dieser Bestellung übrig ist, ist weniger als einen Cent wert, deshalb kommt nichts zurück.',
    over_one:
      '{{count}} Bestellung steht hier nicht: Ihre Credits sind benutzt, oder das Geld geht schon zurück.',
    over_other:
      '{{count}} Bestellungen stehen hier nicht: Ihre Credits sind benutzt, oder das Geld geht schon zurück.',
    here: 'Vertrag hier widerrufen',
    hereOf: 'Vertrag hier widerrufen: Bestellung vom {{date}}',
    declaration:
      'Ich, {{name}}, widerrufe meine Bestellung vom {{date}}: {{credits}} für {{amount}}.',
    number: 'Bestellnummer',
    goes: 'Credits abgezogen',
    way: 'Das Geld kommt auf dem Weg zurück, auf dem du bezahlt hast, meist in ein paar Werktagen. Du bleibst Premium.',
    confirm: 'Widerruf bestätigen',
    short: 'Widerrufen',
    look: 'Prüfen',
    sureStep: 'Bestätigen',
    lookLead:
      'Auf dem Weg, auf dem du bezahlt hast, meist in ein paar Werktagen. Einen Grund brauchst du nicht.',
    usedCount: '{{count}} benutzt',
    goesOff_one: '{{count}} geht von deinem Guthaben ab',
    goesOff_other: '{{count}} gehen von deinem Guthaben ab',
    usedOnes_one: '{{count}} benutzter Credit',
    usedOnes_other: '{{count}} benutzte Credits',
    notPaid: 'nicht erstattet',
    proof: 'Sobald du bestätigst, bekommst du sofort eine Mail mit Datum und Uhrzeit als Nachweis.',
    on: 'Weiter zum Bestätigen',
    keep: 'Behalten',
    areSure: 'Bist du sicher?',
    purchase: 'Bestellung',
    to: 'An',
    toText: 'auf dem Weg, auf dem du bezahlt hast',
    proofTo: 'Nachweis an',
    changed:
      'Dein Guthaben hat sich inzwischen geändert. Das sind die Beträge von jetzt: Prüfe sie und bestätige noch einmal.',
    late: 'Diese Bestellung kannst du nicht mehr widerrufen.',
    done: 'Dein Widerruf ist bei uns',
    doneText: 'Am {{at}} hast du deine Bestellung widerrufen. Wir zahlen {{money}} zurück.',
    mailed: 'Diese Bestätigung bekommst du auch per Mail, an {{email}}.',
    at: 'Widerrufen am',
    print: 'Drucken oder speichern',
    toOrder: 'Bestellung ansehen',
    leaving: 'Hast du vor Kurzem Credits gekauft? Dann widerrufe erst diese Bestellung.',
  },
  withdrawalMail: {
    title: 'Ohne Login widerrufen',
    lead: 'Bis {{days}} Tage nach deiner Zahlung kannst du eine Bestellung widerrufen, ohne Grund. Gib unten an, welche es ist. Wir schicken dir einen Link, mit dem du siehst, was du zurückbekommst, und es bestätigst.',
    emailHint: 'Die Adresse deines Kontos: Dorthin ging auch dein Beleg.',
    receipt: 'Belegnummer',
    receiptHint: 'Sie steht auf deinem Beleg, wie 2026-000012.',
    submit: 'Link schicken',
    sentTitle: 'Schau in deine Mails',
    sent: 'Gehören {{email}} und Beleg {{receipt}} zusammen? Dann ist eine Mail unterwegs an diese Adresse. Der Link darin gilt {{minutes}} Minuten.',
    limit:
      'Nichts bekommen? Schau in den Spam-Ordner, und prüfe Adresse und Nummer. Du kannst {{max}} Mails am Tag anfordern.',
    sentAgain: 'Noch eine Mail ist unterwegs, wenn sie zusammengehören.',
    again: 'Noch einmal schicken',
    other: 'Adresse oder Nummer verbessern',
    help: 'Keinen Beleg mehr, oder kein Zugang zu deinen Mails? Schreib uns:',
    toLogin: 'Doch einloggen',
    toOrders: 'Du bist eingeloggt: Sieh, was du widerrufen kannst',
    over: 'Hast du schon bestätigt? Dann ist dein Widerruf bei uns, und die Bestätigung ist in deinen Mails.',
    newMail: 'Neue Mail anfordern',
    proof: 'deine E-Mail-Adresse',
    mailed: 'Diese Bestätigung bekommst du auch per Mail.',
  },
}
