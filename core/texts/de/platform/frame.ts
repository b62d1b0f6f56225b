import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlFrame } from '#core/texts/nl/platform/frame.ts'

/** The frame around every page, in German. */
export const deFrame: TextsOf<typeof nlFrame> = {
  site: {
    fictionalNote:
      'Ein Teil der Profile ist fiktiv. Das steht immer dabei, und du kannst sie weglassen.',
    disclaimer:
      'Diese Seite ist für Menschen ab {{age}} Jahren. Fiktive Profile erkennst du am Label; körperlicher Kontakt mit ihnen ist nicht möglich.',
    prices: 'Preise',
    rules: 'Hausregeln',
    complaints: 'Meldung oder Beschwerde',
    withdraw: 'Vertrag widerrufen',
    support: 'Hilfe nötig? {{email}}',
    demo: 'Das ist eine Demo: Du zahlst bei einer Übungsbank und liest deine Mails in einem Testpostfach.',
    registered: 'Handelsregister {{kvk}}, USt-IdNr. {{vat}}',
    mailbox: 'Postfach öffnen',
  },
  footer: {
    label: 'Über {{name}}',
    terms: 'AGB',
    privacy: 'Datenschutz',
    cookies: 'Cookies',
    returns: 'Geld zurück',
    questions: 'Fragen',
    service: 'Service',
    languages: 'Sprache und Land',
  },
  nav: {
    label: 'Hauptmenü',
    skip: 'Zum Inhalt',
    members: 'Mitglieder',
    login: 'Einloggen',
    signup: 'Kostenlos anmelden',
    language: 'Sprache',
    back: 'Zurück',
  },
  action: {
    dismiss: 'Schließen',
    retry: 'Noch einmal versuchen',
  },
  credits_one: '{{count}} Credit',
  credits_other: '{{count}} Credits',
  error: {
    unreachable: 'Keine Verbindung. Versuch es gleich noch einmal.',
    page: 'Fehler',
    status: 'Fehlercode {{status}}',
    notFound: 'Diese Seite wurde nicht gefunden.',
    nobody: 'Hier wohnt niemand',
    members: 'Zu den Mitgliedern',
    notFoundText: 'Vielleicht wurde ein Profil entfernt, oder der Link stimmt nicht.',
    home: 'Zurück zur Startseite',
    broken: 'Beim Anzeigen der Fehlerseite ist ein Fehler aufgetreten',
    brokenHome: 'Zurück zum Anfang',
  },
  form: {
    email: 'E-Mail-Adresse',
    password: 'Passwort',
    passwordHint: 'Mindestens {{min}} Zeichen',
    showPassword: 'Passwort zeigen oder verbergen',
  },
}
