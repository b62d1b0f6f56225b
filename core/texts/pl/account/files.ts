import type { ArchiveTexts } from '#core/texts/nl/account/files.ts'

/** What the readable pages of an archive say, in Polish. */
export const plArchiveTexts: ArchiveTexts = {
  locale: 'pl-PL',
  title: ({ site }) => `Twoje dane w serwisie ${site}`,
  lead: ({ name, site, at }) => [
    `To wszystko, co ${site} miał o osobie ${name} dnia ${at}, oprócz tego, co Cię chroni: hasło i klucze urządzeń przechowujemy tylko nieczytelnie.`,
    'O innych osobach jest tu tylko to, co możesz widzieć: imię i co do Ciebie pisały. Każda część jest też jako JSON, pod tymi samymi nazwami.',
    'Pilnuj tego archiwum: kto je ma, może czytać Twoje wiadomości.',
  ],
  back: 'Wróć do przeglądu',
  read: 'Czytaj jako stronę',
  nothing: 'Nic.',
  parts: {
    account: { title: 'Konto', what: 'Twój adres, język i stan konta.' },
    profile: { title: 'Profil', what: 'Co inni widzą o Tobie i kogo szukasz.' },
    photos: { title: 'Zdjęcia', what: 'Twoje własne zdjęcia, takie jak u nas.' },
    likes: { title: 'Polubienia', what: 'Kogo lubisz i kto lubi Ciebie.' },
    finder: {
      title: 'Dopasowanie',
      what: 'Twoje odpowiedzi i to, czego szukasz u kogoś.',
    },
    blocked: { title: 'Zablokowane osoby', what: 'Kogo blokujesz.' },
    conversations: { title: 'Rozmowy', what: 'Z kim piszesz.' },
    messages: { title: 'Wiadomości', what: 'Co od Ciebie wyszło i co przyszło.' },
    credits: { title: 'Kredyty', what: 'Każda zmiana salda.' },
    payments: { title: 'Płatności', what: 'Twoje zamówienia i co się z nimi stało.' },
    discounts: { title: 'Zniżki', what: 'Kody otrzymane albo użyte.' },
    consents: { title: 'Zgody', what: 'Na co była Twoja zgoda i kiedy.' },
    devices: {
      title: 'Urządzenia i linki',
      what: 'Zalogowane urządzenia i linki, które wysłaliśmy.',
    },
    history: { title: 'Historia', what: 'Co działo się z Twoim kontem.' },
  },
}
