import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlAround } from '#core/texts/nl/platform/around.ts'

/** What stands around the pages of a member, in French. */
export const frAround: TextsIn<'fr', typeof nlAround> = {
  fresh: {
    unread_one: '{{count}} message non lu',
    unread_many: '{{count}} messages non lus',
    unread_other: '{{count}} messages non lus',
    newLikes_one: '{{count}} nouveau like',
    newLikes_many: '{{count}} nouveaux likes',
    newLikes_other: '{{count}} nouveaux likes',
  },
  around: {
    cancel: 'Finalement non',
    chats: 'Messages',
    likes: 'Likes',
    settings: 'Réglages',
    logout: 'Se déconnecter',
    own: 'Compte',
    account: 'Mon compte',
    myProfile: 'Mon profil',
    matchFinder: 'Match Finder',
    transactions: 'Paiements',
    credits: 'Crédits',
    premium: 'Premium',
    confirm: 'Confirme ton adresse e-mail',
    confirmText: 'Nous avons envoyé un e-mail à {{email}}. Ouvre son lien pour pouvoir chatter.',
    confirmAsk: 'Pas d’e-mail ?',
    photo: 'Montre qui tu es',
    photoText:
      'Tu n’as pas encore de photo principale. Avec une photo, les autres savent à qui ils parlent.',
    photoAdd: 'Ajouter une photo',
    unsent_one: '{{count}} message n’est pas encore envoyé. Se déconnecter quand même ?',
    unsent_many: '{{count}} messages ne sont pas encore envoyés. Se déconnecter quand même ?',
    unsent_other: '{{count}} messages ne sont pas encore envoyés. Se déconnecter quand même ?',
  },
}
