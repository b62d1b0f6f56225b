import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlAround } from '#core/texts/nl/platform/around.ts'

/** What stands around the pages of a member, in Norwegian. */
export const nbAround: TextsOf<typeof nlAround> = {
  fresh: {
    unread_one: '{{count}} ulest melding',
    unread_other: '{{count}} uleste meldinger',
    newLikes_one: '{{count}} ny like',
    newLikes_other: '{{count}} nye likes',
  },
  around: {
    cancel: 'Likevel ikke',
    chats: 'Meldinger',
    likes: 'Likes',
    settings: 'Innstillinger',
    logout: 'Logg ut',
    own: 'Konto',
    account: 'Kontoen min',
    myProfile: 'Profilen min',
    matchFinder: 'Matchfinner',
    transactions: 'Betalinger',
    credits: 'Credits',
    premium: 'Premium',
    confirm: 'Bekreft e-postadressen din',
    confirmText: 'Vi har sendt en e-post til {{email}}. Åpne lenken i den for å kunne chatte.',
    confirmAsk: 'Ikke fått e-posten?',
    photo: 'Vis hvem du er',
    photoText: 'Du har ikke noe hovedbilde ennå. Med et bilde vet andre hvem de snakker med.',
    photoAdd: 'Legg til et bilde',
    unsent_one: '{{count}} melding er ikke sendt ennå. Vil du logge ut likevel?',
    unsent_other: '{{count}} meldinger er ikke sendt ennå. Vil du logge ut likevel?',
  },
}
