import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlOrder } from '#core/texts/nl/payment/order.ts'

/** What became of an order, in Polish. */
export const plOrder: TextsIn<'pl', typeof nlOrder> = {
  payment: {
    loading: {
      title: 'Przygotowujemy płatność',
      text: 'Chwila, zaraz otworzy się strona płatności.',
      short: 'W przygotowaniu',
    },
    unknown: {
      title: 'Operator płatności nie odpowiada',
      text: 'Próbujemy dalej. O płatność prosimy tylko raz.',
      short: 'Czekamy na operatora płatności',
    },
    pending: {
      title: 'Twoja płatność jest w drodze',
      text: 'Gdy tylko dotrze, zobaczysz to tutaj. Tę stronę możesz spokojnie zamknąć.',
      short: 'W drodze',
    },
    completed: {
      title: 'Zapłacone, dziękujemy!',
      text: 'Gotowe: {{credits}}.',
      short: 'Zapłacone',
    },
    failed: {
      title: 'Płatność się nie udała',
      text: 'Nic nie zostało pobrane. Spróbuj innym sposobem.',
      short: 'Nieudana',
    },
    cancelled: {
      title: 'Płatność została anulowana',
      text: 'Nic nie zostało pobrane. Spróbuj innym sposobem.',
      short: 'Anulowana',
    },
    paidTwice: {
      title: 'Zapłacono dwa razy',
      text: 'Obie się liczą, gotowe dla Ciebie: {{credits}}. Nie o to chodziło? Napisz, a zwrócimy.',
      short: 'Zapłacone dwa razy',
    },
    partlyRefunded: {
      title: 'Pieniądze wracają',
      text: 'Z {{paid}} wraca {{back}}.',
      short: 'Częściowo zwrócone',
    },
    refunded: {
      title: 'Twoja płatność została zwrócona',
      text: '{{back}} wraca tą samą drogą.',
      short: 'Zwrócone',
    },
    chargedBack: {
      title: 'Twój bank cofnął płatność',
      text: 'Masz znów {{back}}.',
      short: 'Cofnięta przez bank',
    },
    wonBack: {
      title: 'Twoja płatność znów się liczy',
      text: 'Twój bank odwołał cofnięcie. Kredyty wróciły.',
      short: 'Znów zapłacone',
    },
    why: {
      withdrawn: 'Nastąpiło odstąpienie od tego zamówienia.',
      charged: 'Twój bank cofnął {{charged}}.',
      twice: 'Płatność była podwójna.',
    },
    taken: 'Za to z salda schodzi {{taken}} z {{granted}} kredytów.',
    takenAll: 'Za to z salda schodzą kredyty tej płatności: {{granted}}.',
    byHand: 'Z {{byHand}} nie poszło samo. Zajmiemy się tym za Ciebie.',
    staysPremium: 'Premium zostaje.',
    wrong: 'Coś się nie zgadza? Napisz, a razem to wyjaśnimy.',
    toNote: 'Zobacz notę korygującą',
    mail: 'Napisz do nas o tym',
    fewer:
      'To mniej niż w zamówieniu: kod rabatowy już się nie liczył, bo inna płatność była pierwsza.',
    becamePremium: 'Masz teraz Premium.',
    stays: 'Zapłacone raz i tak zostaje.',
    checkout: 'Do strony płatności',
    again: 'Wybierz inny sposób',
    retryCard: 'Znów karta kredytowa',
    retryWith: 'Znów {{method}}',
    toBalance: 'Zobacz kredyty',
    paypal: 'Zapłać PayPalem',
    chat: 'Czatuj dalej',
    browse: 'Zobacz osoby',
    chatWith: 'Dalej z: {{name}}',
    onBalance: '{{credits}} na saldzie',
    toReceipt: 'Zobacz paragon',
    order: 'Zamówienie',
    orderOf: '{{credits}}: {{method}}',
    method: 'Sposób',
    number: 'Numer zamówienia',
    date: 'Data',
    bank: 'Zagraj bank: zwróć, cofnij albo zapłać jeszcze raz',
    watching: 'Wciąż sprawdzamy, czy płatność dotarła.',
    lapses: 'Jednak nie płacisz? Zamówienie wygaśnie samo.',
    seenAt: 'Ostatnio widziane: {{when}}.',
    notSeen: 'Nie widzimy teraz, czy płatność dotarła. Nic nie tracisz: próbujemy dalej.',
  },
}
