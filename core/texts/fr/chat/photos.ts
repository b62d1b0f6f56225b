import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlChatPhotos } from '#core/texts/nl/chat/photos.ts'

/** Photos in a conversation, in French. */
export const frChatPhotos: TextsIn<'fr', typeof nlChatPhotos> = {
  chatPhoto: {
    give: 'Envoyer une photo',
    title: 'Photo pour {{name}}',
    lead: 'Il n’y a que {{name}} et toi pour la voir.',
    camera: 'Prendre une photo',
    album: 'Choisir parmi tes photos',
    other: 'Une autre photo',
    chosen: 'La photo que tu as choisie',
    unwelcome: '{{name}} ne veut pas de photos dans le chat.',
    unwelcomeText: 'Un message ou un cadeau, oui.',
    send: 'Envoyer · {{price}}',
    sendFree: 'Envoyer',
    what: 'Ta photo',
    kept: 'Ta photo est gardée.',
    confirmText: 'Personne ne regarde ta photo. Cette photo coûte {{price}}.',
    open: 'Ouvrir la photo',
    onlyYou: 'Personne d’autre ne peut l’ouvrir',
    openFailed: 'La photo ne s’est pas ouverte. Réessaie.',
    gone: 'Cette photo n’est plus là.',
    from: 'Photo de {{name}}',
    fromYou: 'Ta photo',
    larger: '{{photo}}, voir en grand',
    progress: '{{done}} Mo sur {{total}}',
    making: 'C’est presque prêt',
    stop: 'Ne pas envoyer',
    listed: 'Une photo pour toi',
    listedOwn: 'Tu as envoyé une photo',
    quoted: 'Photo',
    came: '{{name}} t’envoie une photo.',
  },
}
