import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlTerms } from '#core/texts/nl/account/terms.ts'

/** The page that asks a member to agree to new terms, in German. */
export const deTerms: TextsOf<typeof nlTerms> = {
  terms: {
    title: 'Unsere Bedingungen haben sich geändert',
    alert: 'Unsere Bedingungen haben sich geändert.',
    alertText: 'Schreiben und kaufen geht wieder, wenn du zustimmst.',
    look: 'Sieh, was neu ist',
    lead: 'Sieh dir in Ruhe an, was anders ist. Dann entscheidest du.',
    news: 'Was anders ist',
    new: 'Neu',
    changed: 'Geändert',
    gone: 'Weg',
    unknown: 'Wir wissen nicht, welchen Text du früher gelesen hast. Lies bitte den ganzen Text.',
    read: 'Alle Bedingungen lesen',
    agree: 'Ich stimme zu',
    agreed: 'Schön, es geht weiter',
    agreedText: 'Wir haben gespeichert, dass du zugestimmt hast, und welchem Text.',
    onward: 'Zu den Mitgliedern',
    refuse: 'Lieber nicht?',
    refuseText: 'Dann kannst du nicht mehr schreiben, liken oder kaufen. Das geht weiterhin:',
    withdraw: 'Geld zurückholen',
    data: 'Deine Daten mitnehmen',
    leave: 'Gehen',
  },
}
