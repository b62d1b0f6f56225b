import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlAround } from '#core/texts/nl/platform/around.ts'

/** What stands around the pages of a member, in Italian. */
export const itAround: TextsIn<'it', typeof nlAround> = {
  fresh: {
    unread_one: '{{count}} messaggio non letto',
    unread_many: '{{count}} messaggi non letti',
    unread_other: '{{count}} messaggi non letti',
    newLikes_one: '{{count}} nuovo like',
    newLikes_many: '{{count}} nuovi like',
    newLikes_other: '{{count}} nuovi like',
  },
  around: {
    cancel: 'Lascia stare',
    chats: 'Messaggi',
    likes: 'Like',
    settings: 'Impostazioni',
    logout: 'Esci',
    own: 'Account',
    account: 'Il mio account',
    myProfile: 'Il mio profilo',
    matchFinder: 'Affinità',
    transactions: 'Pagamenti',
    credits: 'Crediti',
    premium: 'Premium',
    confirm: 'Conferma la tua e-mail',
    confirmText: 'Abbiamo mandato un’e-mail a {{email}}. Apri il link per poter chattare.',
    confirmAsk: 'Nessuna e-mail?',
    photo: 'Mostra chi sei',
    photoText: 'Non hai ancora una foto principale. Con una foto gli altri sanno con chi parlano.',
    photoAdd: 'Aggiungi una foto',
    unsent_one: '{{count}} messaggio non è ancora partito. Uscire lo stesso?',
    unsent_many: '{{count}} messaggi non sono ancora partiti. Uscire lo stesso?',
    unsent_other: '{{count}} messaggi non sono ancora partiti. Uscire lo stesso?',
  },
}
