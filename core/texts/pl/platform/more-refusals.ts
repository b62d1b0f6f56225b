import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlMoreRefusals } from '#core/texts/nl/platform/more-refusals.ts'

/** Refusals among the members and around each page of one, in Polish: they join those of `refusals.ts`. */
export const plMoreRefusals: TextsIn<'pl', typeof nlMoreRefusals> = {
  refusal: {
    after_required: 'Nie można zacząć tak daleko. Zacznij od początku i przeglądaj dalej.',
    email_not_confirmed: 'Najpierw potwierdź adres e-mail, potem możesz wysyłać wiadomości.',
    favourites_full: 'Lista jest pełna. Najpierw kogoś usuń.',
    member_blocked: 'Ta osoba jest przez Ciebie zablokowana. Odblokuj, by znów czatować.',
    member_gone: 'Tej osoby już tu nie ma. Nie możesz już wysyłać wiadomości.',
    premium_only: 'Do tego potrzeba Premium.',
    saved_searches_full: 'Zapisanych wyszukiwań jest już 10. Najpierw usuń jedno.',
    search_closed: 'Zaloguj się, by zobaczyć osoby.',
    too_many_mails: 'Za dużo próśb o e-maile na dziś. Spróbuj jutro.',
  },
}
