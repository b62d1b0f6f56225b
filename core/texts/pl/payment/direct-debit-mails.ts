import { nameAfter } from '#core/kernel/name-after.ts'
import type { DirectDebitMails } from '#core/texts/nl/payment/direct-debit-mails.ts'

/** Direct debit in mails and texts, in Polish. */
export const plDirectDebitMails: DirectDebitMails = {
  sms: ({ site, code }) =>
    `${code} to Twój kod do upoważnienia: ${site}. Nikomu go nie podawaj, nam też nie.`,
  mandate: ({ creditor, address, creditorId, days }) =>
    `Upoważniasz ${creditor}, ${address} (identyfikator wierzyciela ${creditorId}), do wysyłania do Twojego banku zleceń obciążenia rachunku, a swój bank do obciążania go zgodnie z nimi. Dzieje się to tylko po Twoim własnym zamówieniu. Kwotę i dzień podamy e-mailem co najmniej ${days} dni wcześniej. Jeśli nie zgadzasz się z obciążeniem, bank może je zwrócić w ciągu 8 tygodni. Upoważnienie możesz w każdej chwili odwołać w ustawieniach.`,
  mandateSubject: ({ site }) => `Twoje upoważnienie: ${site}`,
  mandateHeading: ({ name }) => `Twoje upoważnienie jest gotowe${nameAfter(name)}`,
  reference: 'Numer upoważnienia',
  creditorId: 'Identyfikator wierzyciela',
  account: 'Rachunek',
  iban: ({ end }) => `kończy się na ${end}`,
  holder: 'Posiadacz rachunku',
  address: 'Adres',
  signed: 'Podpisano',
  signedAt: ({ place, date }) => `${place}, ${date}`,
  version: 'Tekst',
  paper: 'Zobacz i wydrukuj upoważnienie',
  aheadSubject: ({ site, day }) => `${site}: obciążenie ${day}`,
  aheadHeading: ({ name }) => `Zbliża się obciążenie${nameAfter(name)}`,
  ahead: ({ money, day }) =>
    `Zamówienie jest poleceniem zapłaty. Pobierzemy ${money} dnia ${day} albo wkrótce potem.`,
  aheadLater: 'Kredyty przyjdą, gdy bank zapłaci.',
  aheadAdvance: ({ credits }) =>
    `Od razu masz zaliczkę: ${credits}. Reszta przyjdzie, gdy bank zapłaci. Jeśli nie zapłaci, zaliczka zejdzie z salda.`,
  back: 'Nie zgadzasz się z obciążeniem? Bank może je zwrócić przez 8 tygodni.',
  order: 'Zobacz zamówienie',
}
