import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlOneMessage } from '#core/texts/nl/chat/one-message.ts'

/** What one does with one message, in French. */
export const frOneMessage: TextsIn<'fr', typeof nlOneMessage> = {
  said: {
    menu: 'Options pour ce message',
    copy: 'Copier',
    copied: 'Copié',
    copyFailed: 'La copie n’a pas marché.',
    reply: 'Répondre',
    heart: 'Donner un cœur',
    unheart: 'Reprendre ton cœur',
    heartFailed: 'Ça n’a pas marché.',
    gotHeart: 'A reçu un cœur',
    gaveHeart: 'Tu as donné un cœur',
    remove: 'Retirer',
    removeSure: 'Retirer ce message pour vous deux ? Il ne te rend aucun crédit.',
    removeHeldSure: 'Retirer ce message ? Personne ne l’a vu, alors tes crédits reviennent.',
    removeFailed: 'Le message n’a pas pu être retiré.',
    close: 'Fermer',
    you: 'Toi',
    replyTo: 'Réponse à {{name}}',
    replyToSelf: 'Réponse à toi-même',
    dropReply: 'Ne pas répondre à ce message',
    repliedTo: 'Réponse à',
    outOfReach: 'Tu ne peux plus voir ce message ici.',
    newSince: 'Nouveau',
    toEnd: 'Au dernier message',
    toEndNew_one: '{{count}} nouveau message, au dernier',
    toEndNew_many: '{{count}} nouveaux messages, au dernier',
    toEndNew_other: '{{count}} nouveaux messages, au dernier',
    leaveTitle: 'Tu quittes {{site}}',
    leaveText: 'Ce lien mène à {{host}}. Si tu ne connais pas ce site, mieux vaut ne pas l’ouvrir.',
    leaveGo: 'Ouvrir quand même',
    leaveStay: 'Rester ici',
  },
}
