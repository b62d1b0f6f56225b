import { nameAfter } from '#core/kernel/name-after.ts'
import { counted } from '#core/kernel/texts.ts'
import type { PaymentMails } from '#core/texts/nl/payment/mails.ts'

/** Its three forms: 1 kredyt, 2 kredyty, 5 kredytów. */
const credits = (count: number) =>
  counted('pl', count, {
    one: `${count} kredyt`,
    few: `${count} kredyty`,
    many: `${count} kredytów`,
    other: `${count} kredytu`,
  })

/** What mails on money say to who paid it, in Polish. */
export const plPaymentMails: PaymentMails = {
  receipt: {
    subject: ({ site }) => `Twój paragon: ${site}`,
    heading: ({ name }) => `Dziękujemy${nameAfter(name)}!`,
    body: (m) => `Płatność się udała. Dodano: ${credits(m.credits)}.`,
    fewer:
      'To mniej niż w zamówieniu: kod rabatowy już się nie liczył, bo inna płatność była pierwsza.',
    settled: ({ credits }) => `Od razu potrąciliśmy to, co było do oddania: ${credits}.`,
    receipt: 'Numer paragonu',
    number: 'Płatność',
    date: 'Data',
    method: 'Sposób płatności',
    bundle: (m) => credits(m.credits),
    discount: 'Zniżka',
    total: 'Razem',
    vat: ({ percent }) => `W tym VAT (${percent})`,
    seller: 'Sprzedawca',
    address: 'Adres',
    registered: 'Rejestr handlowy',
    vatNumber: 'Numer VAT',
    methods: {
      creditcard: 'Karta kredytowa',
      banktransfer: 'Przelew',
      directdebit: 'Polecenie zapłaty',
    },
    button: 'Zobacz płatność',
    withdraw: ({ until }) =>
      `Zmiana zdania? Od tego zamówienia możesz odstąpić do ${until} włącznie, także bez logowania. Kredyty przyszły od razu, zgodnie z prośbą przy płaceniu: za użyte do tego czasu nic nie wraca.`,
    withdrawHere: 'Odstąp od umowy tutaj',
  },
  withdrawalLink: {
    subject: ({ site }) => `Odstąpienie od zamówienia: ${site}`,
    heading: ({ name }) => `Cześć${nameAfter(name, ' ')}`,
    body: ({ number, date, until }) => [
      `Ktoś poprosił o odstąpienie od Twojego zamówienia z ${date} (paragon ${number}). To Ty? Tym przyciskiem zobaczysz, ile wraca. Odstąpienie następuje dopiero po potwierdzeniu tam.`,
      `Link działa raz, do ${until}.`,
    ],
    button: 'Przejdź do odstąpienia',
    rest: () => 'To nie była Twoja prośba? Nie musisz nic robić: nic się nie zmieni.',
  },
  payer: {
    credits,
    subject: ({ site }) => `O Twojej płatności: ${site}`,
    hello: (name) => `Cześć${nameAfter(name, ' ')}`,
    about: {
      partlyRefunded: ({ money, credits }) =>
        `Z Twojej płatności wraca ${money}. Za to z salda schodzi: ${credits}.`,
      givenBack: ({ money, credits }) =>
        `Zwracamy Ci ${money}. Za to z salda schodzi: ${credits}. Pieniądze są zwykle na koncie w kilka dni roboczych.`,
      withdrawn: ({ money, credits }) =>
        `Nastąpiło odstąpienie od zakupu. Zwracamy Ci ${money} za nieużyte: ${credits}. Pieniądze są zwykle na koncie w kilka dni roboczych.`,
      refunded: ({ money, credits }) =>
        `Twoja płatność została zwrócona: ${money}. Za to z salda schodzi: ${credits}. Premium zostaje.`,
      chargedBack: ({ money, credits }) =>
        `Twój bank cofnął nam ${money}. Za to z salda schodzi: ${credits}. To się nie zgadza? Napisz do nas.`,
      advanceTaken: ({ money, credits }) =>
        `Polecenie zapłaty na ${money} nie zostało opłacone. Dlatego z salda schodzą kredyty z zaliczki: ${credits}.`,
      wonBack: ({ money, credits }) =>
        `Twój bank odwołał cofnięcie ${money}. Masz znów: ${credits}.`,
      paidLate: ({ money, credits }) =>
        `Twoja płatność ${money} przyszła później niż zwykle i się liczy. Dodano: ${credits}.`,
      paidTwice: ({ money, credits }) =>
        `Do tego zamówienia przyszło jeszcze ${money}. Za to dodano jeszcze: ${credits}. Nie o to chodziło? Napisz, a zwrócimy.`,
    },
    owed: (credits) =>
      `Na saldzie było za mało kredytów, do oddania zostaje: ${credits}. Nie musisz teraz nic robić.`,
    stillOwed: (credits) => `Do oddania zostaje: ${credits}.`,
    order: 'Zamówienie',
    ordered: 'Zamówiono',
    withdrawn: 'Odstąpiono',
    paid: 'Zamówiono',
    money: 'Kwota',
    taken: 'Zabrane kredyty',
    given: 'Dodane kredyty',
    button: 'Zobacz płatność',
  },
}
