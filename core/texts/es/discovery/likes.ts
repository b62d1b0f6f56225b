import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlLikes } from '#core/texts/nl/discovery/likes.ts'

/** Likes, given and received, in Spanish. */
export const esLikes: TextsIn<'es', typeof nlLikes> = {
  likes: {
    back: 'Devolver el like',
    backTo: 'Devolver el like: {{name}}',
    bothLove: 'Tenéis en común {{interest}}',
    earlier: 'Antes',
    title: 'Likes',
    received: 'Recibidos',
    given: 'Dados',
    matches: 'Matches',
    new: 'Nuevo',
    newLike: '¡Like nuevo!',
    newLikeOf: 'Le gustas a {{name}}',
    see: 'Ver a {{name}}',
    begin: 'Empezar una conversación',
    close: 'Cerrar',
    visitors: 'Visitas',
    noVisitors: 'Aún sin visitas',
    noVisitorsText: 'Aquí encuentras a quien mira tu perfil.',
    unseen: 'Miras sin que te vean',
    unseenText: 'Los demás no ven que miras su perfil, y tú no ves quién ha mirado el tuyo.',
    unseenChange: 'Cambiarlo en los ajustes',
    favourites: 'Guardados',
    noFavourites: 'Aún no has guardado a nadie',
    noFavouritesText:
      '¿Quieres volver a encontrar a alguien? Guarda su perfil. Solo tú ves quién está aquí.',
    keep: 'Guardar a {{name}}',
    kept: '{{name}} está en tus guardados',
    letGo: '{{name}} ya no está en tus guardados',
    undo: 'Deshacer',
    noReceived: 'Aún no hay likes',
    noReceivedText: 'Completa tu perfil y saluda tú; lo demás llega solo.',
    noGiven: 'Aún no has dado ningún like',
    noGivenText: '¿Ves a alguien que te gusta? Un like es gratis.',
    noMatches: 'Aún no hay matches',
    noMatchesText: 'Un match es alguien que te gusta y a quien gustas.',
    look: 'Ver miembros',
  },
}
