import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlAround } from '#core/texts/nl/platform/around.ts'

/** What stands around the pages of a member, in Swedish. */
export const svAround: TextsOf<typeof nlAround> = {
  fresh: {
    unread_one: '{{count}} oläst meddelande',
    unread_other: '{{count}} olästa meddelanden',
    newLikes_one: '{{count}} ny like',
    newLikes_other: '{{count}} nya likes',
  },
  around: {
    cancel: 'Låt bli',
    chats: 'Chattar',
    likes: 'Likes',
    settings: 'Inställningar',
    logout: 'Logga ut',
    own: 'Konto',
    account: 'Mitt konto',
    myProfile: 'Min profil',
    matchFinder: 'Matchfinder',
    transactions: 'Betalningar',
    credits: 'Credits',
    premium: 'Premium',
    confirm: 'Bekräfta din e-postadress',
    confirmText: 'Vi har skickat ett mejl till {{email}}. Öppna länken i det för att kunna chatta.',
    confirmAsk: 'Inget mejl?',
    photo: 'Visa vem du är',
    photoText: 'Du har ingen huvudbild än. Med en bild vet andra vem de pratar med.',
    photoAdd: 'Lägg till en bild',
    unsent_one: '{{count}} meddelande är inte skickat än. Vill du logga ut ändå?',
    unsent_other: '{{count}} meddelanden är inte skickade än. Vill du logga ut ändå?',
  },
}
