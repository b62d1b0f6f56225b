import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlLikes } from '#core/texts/nl/discovery/likes.ts'

/** Likes, given and received, in Italian. */
export const itLikes: TextsIn<'it', typeof nlLikes> = {
  likes: {
    back: 'Ricambia il like',
    backTo: 'Ricambia il like: {{name}}',
    bothLove: 'Avete in comune {{interest}}',
    earlier: 'Prima',
    title: 'Like',
    received: 'Ricevuti',
    given: 'Dati',
    matches: 'Match',
    new: 'Nuovo',
    newLike: 'Nuovo like!',
    newLikeOf: 'Piaci a {{name}}',
    see: 'Vedi {{name}}',
    begin: 'Inizia una conversazione',
    close: 'Chiudi',
    visitors: 'Visite',
    noVisitors: 'Ancora nessuna visita',
    noVisitorsText: 'Qui trovi chi guarda il tuo profilo.',
    unseen: 'Guardi senza farti vedere',
    unseenText:
      'Gli altri non vedono che guardi il loro profilo, e tu non vedi chi ha guardato il tuo.',
    unseenChange: 'Cambialo nelle impostazioni',
    favourites: 'Salvati',
    noFavourites: 'Ancora nessuno salvato',
    noFavouritesText:
      'Vuoi ritrovare qualcuno più tardi? Salva il profilo. Solo tu vedi chi c’è qui.',
    keep: 'Salva {{name}}',
    kept: 'Hai salvato {{name}}',
    letGo: '{{name}} non è più tra i salvati',
    undo: 'Annulla',
    noReceived: 'Ancora nessun like',
    noReceivedText: 'Completa il profilo e saluta tu; il resto arriva.',
    noGiven: 'Non hai ancora messo like a nessuno',
    noGivenText: 'Vedi qualcuno che ti piace? Un like è gratis.',
    noMatches: 'Ancora nessun match',
    noMatchesText: 'Un match è qualcuno che ti piace e a cui piaci.',
    look: 'Vedi i membri',
  },
}
