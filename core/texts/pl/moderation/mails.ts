import { nameAfter } from '#core/kernel/name-after.ts'
import type { ModerationMails } from '#core/texts/nl/moderation/mails.ts'
import { plModerationWords } from './decisions.ts'

export const plModerationMails: ModerationMails = {
  moderationWords: plModerationWords,
  statement: {
    subject: ({ site }) => `O Twoim koncie: ${site}`,
    heading: ({ name, decision }) => `${decision}${nameAfter(name)}`,
    rows: {
      facts: 'Co się stało',
      rule: 'Zasada',
      found: 'Jak to zobaczyliśmy',
      lasts: 'Jak długo',
      number: 'Numer',
    },
    lasts: {
      always: 'Dopóki tego nie zniesiemy',
      until: ({ until }) => `Do ${until}`,
      nothing: 'Bez ograniczeń',
    },
    ruleHere: 'Przeczytaj zasadę',
    object: ({ until }) =>
      `Nie zgadzasz się? Możesz się odwołać do ${until}. Ktoś inny z nas przyjrzy się jeszcze raz i dostaniesz odpowiedź.`,
    objectHere: 'Zobacz i odwołaj się',
    elsewhere:
      'Możesz też zwrócić się do certyfikowanego organu rozstrzygania sporów w UE albo do sądu. Możesz to zrobić zawsze, także bez odwołania u nas.',
  },
  reportOutcome: {
    subject: ({ site }) => `O Twoim zgłoszeniu: ${site}`,
    heading: ({ name }) => `Dziękujemy za zgłoszenie${nameAfter(name)}`,
    nothing: 'Ktoś je obejrzał i nie znalazł nic wbrew zasadom.',
    acted: 'Ktoś je obejrzał: racja jest po Twojej stronie i zareagowaliśmy.',
    upheld: 'Ktoś inny obejrzał je jeszcze raz i też nie znalazł nic wbrew zasadom.',
    overturned: 'Zareagowaliśmy. Ktoś inny przyjrzał się jeszcze raz i cofnięto to.',
    object: ({ until }) =>
      `Nie zgadzasz się? Do ${until} możesz poprosić, by ktoś inny przyjrzał się temu jeszcze raz.`,
    button: 'Zobacz swoje zgłoszenie',
    number: 'Numer',
  },
  notice: {
    rows: { number: 'Numer', about: 'O czym' },
    about: { service: 'Nasza obsługa', payment: 'Płatność' },
    received: {
      subject: ({ site }) => `Mamy Twoją wiadomość: ${site}`,
      heading: 'Dziękujemy, wiadomość dotarła',
      text: 'Przeczyta ją ktoś z zespołu. Odpowiedź przyjdzie w ciągu tygodnia, a gdy coś grozi, sprawdzamy od razu.',
      notYou: 'To nie Twoja wiadomość? Ktoś inny wpisał ten adres i nie musisz nic robić.',
    },
    answered: {
      subject: ({ site }) => `Odpowiedź na Twoją wiadomość: ${site}`,
      heading: 'Przyjrzeliśmy się temu',
      disagree: ({ support }) =>
        `Nie zgadzasz się? Napisz numer na ${support} i wyjaśnij dlaczego. Możesz też zwrócić się do certyfikowanego organu rozstrzygania sporów w UE albo do sądu.`,
    },
  },
}
