import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlTerms } from '#core/texts/nl/account/terms.ts'

/** The page that asks a member to agree to new terms, in Polish. */
export const plTerms: TextsIn<'pl', typeof nlTerms> = {
  terms: {
    title: 'Nasz regulamin się zmienił',
    alert: 'Nasz regulamin się zmienił.',
    alertText: 'Pisać i kupować można znów po wyrażeniu zgody.',
    look: 'Zobacz, co jest inaczej',
    lead: 'Spokojnie zobacz, co jest inaczej. Potem zdecydujesz.',
    news: 'Co jest inaczej',
    new: 'Nowe',
    changed: 'Zmienione',
    gone: 'Nie ma już',
    unknown: 'Nie wiemy, jaki tekst był czytany wcześniej, więc prosimy o przeczytanie całości.',
    read: 'Przeczytaj cały regulamin',
    agree: 'Zgadzam się',
    agreed: 'Dobrze, możesz iść dalej',
    agreedText: 'Zachowaliśmy Twoją zgodę i to, na jaki tekst.',
    onward: 'Do osób',
    refuse: 'Wolisz nie?',
    refuseText: 'Wtedy nie możesz już pisać, lubić ani kupować. To możesz nadal:',
    withdraw: 'Poprosić o zwrot pieniędzy',
    data: 'Zabrać swoje dane',
    leave: 'Odejść',
  },
}
