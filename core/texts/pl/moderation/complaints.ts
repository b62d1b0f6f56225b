import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlComplaints } from '#core/texts/nl/moderation/complaints.ts'
import { plModerationWords } from './decisions.ts'

/** The form for everybody, in Polish. */
export const plComplaints: TextsIn<'pl', typeof nlComplaints> = {
  title: 'Napisz do nas',
  lead: 'Widać coś, czego nie powinno tu być, albo coś nam nie wyszło? Czyta to człowiek, a odpowiedź przyjdzie e-mailem. Nie trzeba się logować.',
  danger: 'Czy coś grozi właśnie teraz?',
  call: 'Zadzwoń pod 112',
  about: 'O co chodzi?',
  abouts: { content: 'Coś w serwisie', service: 'Nasza obsługa', payment: 'Płatność' },
  reason: 'Co jest nie tak?',
  choose: 'Wybierz, co pasuje najlepiej',
  reasons: plModerationWords.reason,
  place: 'Gdzie to było?',
  placeHint: 'Wklej link do profilu albo napisz, kto to i gdzie to było.',
  placePayment: 'Numer paragonu albo data (opcjonalnie)',
  words: {
    content: 'Co było widać?',
    service: 'Co poszło nie tak?',
    payment: 'Co się nie zgadza?',
  },
  wordsHint: 'Kilka zdań wystarczy.',
  name: 'Twoje imię',
  nameFree: 'Twoje imię (opcjonalnie)',
  nameHint: 'Tylko dla nas. Druga strona nie dowie się, kto zgłosił.',
  mail: 'Twój adres e-mail',
  mailFree: 'Twój adres e-mail (opcjonalnie)',
  mailHint: 'Tu przyjdzie nasza odpowiedź.',
  child: 'Nie musisz mówić, kim jesteś. Nie pobieraj ani nie przesyłaj tego obrazu.',
  childPlace: 'Możesz to też zgłosić anonimowo do Offlimits',
  goodFaith: 'Według mojej najlepszej wiedzy to prawda i niczego tu nie brakuje.',
  send: 'Wyślij',
  sentTitle: 'Dziękujemy, mamy to',
  number: 'Twój numer',
  sentTo: 'Napiszemy w ciągu tygodnia na {{mail}}. Potwierdzenie jest w drodze.',
  sentNameless: 'Przyjrzymy się od razu. Zachowaj ten numer, jeśli chcesz później o tym napisać.',
  wrote: 'Oto Twoje słowa',
  another: 'Napisz coś innego',
}
