import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlReorder } from '#core/texts/nl/payment/reorder.ts'

/** Buying again what one bought before, and the ways of paying that are kept, in German. */
export const deReorder: TextsOf<typeof nlReorder> = {
  repeat: {
    title: 'Noch einmal bestellen',
    lead: 'Bestelle mit einem Klick, was du schon einmal gekauft hast, zum Preis von heute.',
    link: 'Letzte Bestellung wiederholen',
    last: 'Zuletzt bestellt am {{date}}',
    pay: '{{price}} zahlen',
    payOf: '{{price}} zahlen: {{credits}}, {{method}}',
    byMandate: '{{method}}, von dir gespeichert. Du zahlst sofort, ohne Zahlungsseite.',
    byDebit: '{{method}} von dem Konto, das du gespeichert hast.',
    byRedirect: 'Du zahlst mit {{method}} auf der Zahlungsseite.',
    byBank: 'Du zahlst mit {{method}} bei {{bank}}.',
    otherWay: 'Anders bezahlen',
    none: 'Gerade gibt es nichts zu wiederholen',
    noneText: 'Sobald du etwas gekauft hast, das es noch gibt, findest du es hier.',
    toCredits: 'Pakete ansehen',
    ended:
      'Diese gespeicherte Zahlungsart gilt nicht mehr. Es ist nichts bestellt und nichts abgebucht.',
    placed: 'Diese Bestellung gibt es schon, vielleicht aus einem anderen Fenster.',
    keep: 'Zahlungsart speichern',
    keepText:
      'Beim nächsten Mal bestellst du mit einem Klick. Deine Daten liegen beim Zahlungsdienst, nicht bei uns. Abgebucht wird nur, wenn du auf Bezahlen tippst, und du kannst sie jederzeit in den Einstellungen entfernen.',
    loading: 'Einen Moment, der Zahlungsdienst nimmt deine Zahlung an.',
  },
  mandates: {
    title: 'Gespeicherte Zahlungsarten',
    text: 'Damit bestellst du mit einem Klick noch einmal. Abgebucht wird nur, wenn du auf Bezahlen tippst.',
    none: 'Du hast keine Zahlungsart gespeichert. Das geht beim Bestellen.',
    given: 'Gespeichert am {{date}}',
    remove: 'Entfernen',
    removeOf: '{{method}} entfernen',
    removed: 'Entfernt. Damit kannst du nichts mehr bestellen.',
    failed: 'Deine gespeicherten Zahlungsarten können wir gerade nicht zeigen.',
  },
}
