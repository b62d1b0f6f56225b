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
    removeName: 'Usuń z listy: {{name}}',
    removed: '{{name}} nie jest już na liście.',
    know: 'Warto wiedzieć',
    same: 'Dla Ciebie nic się nie zmienia, więc lista nigdy nie zdradzi, kto tu jest.',
    acts: 'Jeśli polubisz kogoś z listy albo do niego napiszesz, to do niego nie dotrze, a Ty tego nie zobaczysz. Wiadomość i tak kosztuje kredyty.',
    talks: 'Kto już z Tobą rozmawia, może rozmawiać dalej. Wolisz nie? Zablokuj.',
    limit: 'Na liście zmieści się adresów: {{max}}.',
  },
}
