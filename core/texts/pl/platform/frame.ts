import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlFrame } from '#core/texts/nl/platform/frame.ts'

/** The frame around every page, in Polish. */
export const plFrame: TextsIn<'pl', typeof nlFrame> = {
  site: {
    fictionalNote: 'Niektóre profile są fikcyjne. Zawsze jest to napisane i możesz je pominąć.',
    disclaimer:
      'Ten serwis jest dla osób od {{age}} lat. Profile fikcyjne mają etykietę; kontakt fizyczny z nimi nie jest możliwy.',
    prices: 'Ceny',
    rules: 'Zasady domu',
    complaints: 'Zgłoszenie albo skarga',
    withdraw: 'Odstąp od umowy',
    support: 'Potrzebna pomoc? {{email}}',
    demo: 'To jest demo: płacisz w banku testowym, a pocztę czytasz w skrzynce testowej.',
    registered: 'Rejestr handlowy {{kvk}}, VAT {{vat}}',
    mailbox: 'Otwórz skrzynkę',
  },
  footer: {
    label: '{{name}}: o serwisie',
    terms: 'Regulamin',
    privacy: 'Prywatność',
    cookies: 'Pliki cookie',
    returns: 'Zwroty',
    questions: 'Pytania',
    service: 'Obsługa',
    languages: 'Język i kraj',
  },
  nav: {
    label: 'Menu główne',
    skip: 'Przejdź do treści',
    members: 'Osoby',
    login: 'Zaloguj się',
    signup: 'Dołącz za darmo',
    language: 'Język',
    back: 'Wstecz',
  },
  action: {
    dismiss: 'Zamknij',
    retry: 'Spróbuj ponownie',
  },
  credits_one: '{{count}} kredyt',
  credits_few: '{{count}} kredyty',
  credits_many: '{{count}} kredytów',
  credits_other: '{{count}} kredytu',
  error: {
    unreachable: 'Brak połączenia. Spróbuj za chwilę.',
    page: 'Błąd',
    status: 'Kod błędu {{status}}',
    notFound: 'Nie znaleziono tej strony.',
    nobody: 'Nikt tu nie mieszka',
    members: 'Zobacz osoby',
    notFoundText: 'Może profil został zdjęty albo link jest błędny.',
    home: 'Wróć na stronę główną',
    broken: 'Przy pokazywaniu strony błędu wystąpił błąd',
    brokenHome: 'Wróć na stronę główną',
  },
  form: {
    email: 'Adres e-mail',
    password: 'Hasło',
    passwordHint: 'Co najmniej {{min}} znaków',
    showPassword: 'Pokaż albo ukryj hasło',
  },
}
