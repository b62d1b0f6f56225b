import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlAlbum } from '#core/texts/nl/photo/album.ts'

/** A member's private album, in French. */
export const frAlbum: TextsIn<'fr', typeof nlAlbum> = {
  album: {
    title: 'Ton album privé',
    lead: 'Seules les personnes que tu laisses entrer voient ces photos. Premium ne les ouvre pas.',
    nobody:
      'Personne ne les voit maintenant. Tu laisses entrer quelqu’un depuis son profil ou dans votre conversation.',
    openTo: 'Qui voit ton album privé',
    takeBack: 'Retirer',
    shutFor: 'Retirer l’accès à {{name}}',
    open: 'Montrer mon album privé',
    shut: 'Fermer mon album privé',
    nowOpen: '{{name}} peut voir ton album privé maintenant.',
    nowShut: '{{name}} ne voit plus ton album privé.',
    makePrivate: 'Mettre dans ton album privé',
    makePublic: 'Sortir de ton album privé',
    badge: 'Privé',
    photos_one: '{{count}} photo privée',
    photos_many: '{{count}} photos privées',
    photos_other: '{{count}} photos privées',
    openForYou: 'Ouvert pour toi par {{name}}.',
    shutForYou: 'Personne sauf {{name}} ne peut les ouvrir pour toi, même si tu as Premium.',
    ask: 'Demander',
    question: 'Puis-je voir tes photos privées ?',
  },
}
