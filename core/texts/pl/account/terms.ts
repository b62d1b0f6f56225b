import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlTerms } from '#core/texts/nl/account/terms.ts'

/** The page that asks a member to agree to new terms, in Polish. */
export const plTerms: TextsIn<'pl', typeof nlTerms> = {
  terms: {
    title: 'Nasz regulamin się zmienił',
    alert: 'Nasz regulamin się zmienił.',
    alertText: 'Gdy wyrazisz zgodę, znów możesz pisać i kupować.',
    look: 'Zobacz, co jest inaczej',
    lead: 'Spokojnie zobacz, co jest inaczej. Potem zdecydujesz.',
    news: 'Co jest inaczej',
    new: 'Nowe',
    changed: 'Zmienione',
    gone: 'Usunięte',
    unknown: 'Nie wiemy, który tekst znasz, więc przeczytaj całość.',
    read: 'Przeczytaj cały regulamin',
    agree: 'Zgadzam się',
    agreed: 'Dobrze, możesz iść dalej',
    agreedText: 'Zapisaliśmy Twoją zgodę i to, jakiego tekstu dotyczy.',
    onward: 'Do osób',
    refuse: 'Nie chcesz?',
    refuseText: 'Wtedy nie możesz już pisać, lubić ani kupować. To możesz nadal:',
    withdraw: 'Poprosić o zwrot pieniędzy',
    data: 'Zabrać swoje dane',
    leave: 'Odejść',
  },
}
