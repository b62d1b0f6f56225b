import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlDirectDebit } from '#core/texts/nl/payment/direct-debit.ts'

/** Paying by direct debit, in Polish. */
export const plDirectDebit: TextsIn<'pl', typeof nlDirectDebit> = {
  debit: {
    title: 'Polecenie zapłaty',
    back: 'Zapłać inaczej',
    choose: 'Zapłać poleceniem zapłaty',
    chooseText: 'Z konta, z kodem SMS',
    holder: 'Nazwa rachunku',
    iban: 'IBAN',
    ibanRight: 'wpisano poprawnie',
    street: 'Ulica',
    number: 'Numer',
    zip: 'Kod pocztowy',
    city: 'Miejscowość',
    phone: 'Telefon komórkowy do kodu',
    agree: 'Co ustalamy',
    once: 'Pobierzemy {{price}} raz, {{day}} albo wkrótce potem.',
    mailed: 'Dzień i numer upoważnienia podamy wcześniej e-mailem.',
    takeBack: 'Twój bank może to zwrócić przez 8 tygodni.',
    whole: 'Przeczytaj całe upoważnienie',
    send: 'Wyślij mi kod',
    advance: 'Od razu masz {{credits}}, resztę, gdy bank zapłaci. Jeśli nie zapłaci, cofniemy je.',
    had: 'Masz już {{credits}}. Jeśli bank nie zapłaci, cofniemy je.',
    later: 'Kredyty przyjdą, gdy bank zapłaci',
    codeTitle: 'Sześć cyfr',
    codeText:
      'Są w SMS-ie na numer kończący się na {{end}}. Kod pasuje tylko do tego upoważnienia.',
    code: 'Kod z SMS-a',
    valid: 'Ważny do {{time}}, prób: {{tries}}',
    again: 'Nowy kod',
    demo: 'To jest demo: SMS przeczytasz tutaj',
    sign: 'Podpisz upoważnienie',
    signed: 'Masz już upoważnienie',
    signedText: 'Numer {{reference}}, rachunek kończy się na {{end}}. Nowy kod nie jest potrzebny.',
    order: 'Pobierz {{price}}',
    none: 'Polecenie zapłaty jest tu teraz niedostępne',
    noneText: 'Wybierz inny sposób płatności.',
    other: 'Wybierz inny sposób',
    blocked: 'Polecenie zapłaty jest dla Ciebie wyłączone',
    blockedText:
      'Twój bank cofnął {{money}}. Kup za tę kwotę inaczej, a polecenie zapłaty znów zadziała.',
    object: 'To się nie zgadza? Napisz na {{email}}, a ktoś to sprawdzi.',
    limit: 'Na razie koniec poleceń zapłaty',
    limitText:
      'Poleceniem zapłaty można zamawiać tyle razy: {{max}} w {{days}} dni. Inne sposoby działają dalej.',
    pending:
      'Pobierzemy to {{day}} albo wkrótce potem. Kredyty przyjdą, gdy bank zapłaci; nie trzeba tu czekać.',
    desk: {
      title: 'Bez polecenia zapłaty',
      text: 'Bank tych osób cofnął pieniądze. Polecenie zapłaty zadziała znów, gdy zapłacą inaczej albo gdy na to pozwolisz.',
      none: 'Nikogo tu nie ma.',
      owed: '{{money}} do zapłaty od {{date}}',
      reason: 'Dlaczego można znów pozwolić?',
      lift: 'Pozwól znów na polecenie zapłaty',
      lifted: 'Polecenie zapłaty znów działa.',
    },
  },
}
