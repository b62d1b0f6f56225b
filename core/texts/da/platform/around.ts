import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlAround } from '#core/texts/nl/platform/around.ts'

/** What stands around the pages of a member, in Danish. */
export const daAround: TextsOf<typeof nlAround> = {
  fresh: {
    unread_one: '{{count}} ulæst besked',
    unread_other: '{{count}} ulæste beskeder',
    newLikes_one: '{{count}} nyt like',
    newLikes_other: '{{count}} nye likes',
  },
  around: {
    cancel: 'Lad være',
    chats: 'Beskeder',
    likes: 'Likes',
    settings: 'Indstillinger',
    logout: 'Log ud',
    own: 'Konto',
    account: 'Min konto',
    myProfile: 'Min profil',
    matchFinder: 'Matchfinder',
    transactions: 'Betalinger',
    credits: 'Credits',
    premium: 'Premium',
    confirm: 'Bekræft din e-mailadresse',
    confirmText: 'Vi har sendt en mail til {{email}}. Åbn linket i den for at kunne chatte.',
    confirmAsk: 'Ingen mail?',
    photo: 'Vis, hvem du er',
    photoText: 'Du har intet hovedfoto endnu. Med et foto ved andre, hvem de taler med.',
    photoAdd: 'Tilføj et foto',
    unsent_one: '{{count}} besked er ikke sendt endnu. Vil du logge ud alligevel?',
    unsent_other: '{{count}} beskeder er ikke sendt endnu. Vil du logge ud alligevel?',
  },
}
