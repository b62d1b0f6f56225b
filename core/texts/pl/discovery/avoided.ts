import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlAvoided } from '#core/texts/nl/discovery/avoided.ts'

/** Addresses to which a member is never shown, in Polish. */
export const plAvoided: TextsIn<'pl', typeof nlAvoided> = {
  avoided: {
    title: 'Niewidoczność dla',
    text: 'Twój eks, ktoś z pracy, brat: kto loguje się adresem z tej listy, nigdzie na Ciebie nie trafi. Także ktoś, kto dołączy dopiero później.',
    email: 'Adres e-mail',
    note: 'Kto to? (opcjonalnie)',
    noteHint: 'Tylko dla Twoich oczu. Samego adresu nie przechowujemy.',
    add: 'Dodaj do mojej listy',
    added: 'Gotowe. Nikt z tym adresem Cię nie zobaczy.',
    list: 'Twoja lista',
    none: 'Na liście nie ma jeszcze nikogo.',
    since: 'Od {{date}}',
    noNote: 'Bez imienia',
    remove: 'Usuń',
    removed: '{{name}} nie jest już na liście.',
    know: 'Warto wiedzieć',
    same: 'Nikt nie zauważy Twojej listy, a ona nigdy nie zdradzi, kto tu jest.',
    acts: 'Jeśli kogoś polubisz albo do niego napiszesz, to dotrze. Ta osoba może wtedy zobaczyć Twój profil, także z adresem z tej listy.',
    reachTitle: 'Ta osoba będzie Cię widzieć',
    reachText:
      'Kto dostanie Twoje polubienie lub wiadomość, może zobaczyć Twój profil, także z adresem z Twojej listy.',
    reachYes: 'Dalej',
    reachNo: 'Jednak nie',
    talks: 'Kto już z Tobą rozmawia, może rozmawiać dalej. Wolisz nie? Zablokuj.',
    limit: 'Na liście zmieści się adresów: {{max}}.',
  },
}
