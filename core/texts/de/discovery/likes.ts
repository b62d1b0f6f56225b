import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlLikes } from '#core/texts/nl/discovery/likes.ts'

/** Likes, given and received, in German. */
export const deLikes: TextsOf<typeof nlLikes> = {
  likes: {
    back: 'Zurückliken',
    backTo: '{{name}} zurückliken',
    bothLove: 'Ihr mögt beide {{interest}}',
    earlier: 'Früher',
    title: 'Likes',
    received: 'Bekommen',
    given: 'Gegeben',
    matches: 'Matches',
    new: 'Neu',
    newLike: 'Neuer Like!',
    newLikeOf: '{{name}} mag dich',
    see: '{{name}} ansehen',
    begin: 'Gespräch beginnen',
    close: 'Schließen',
    visitors: 'Besuch',
    noVisitors: 'Noch kein Besuch',
    noVisitorsText: 'Wer dein Profil ansieht, den findest du hier.',
    unseen: 'Du schaust unsichtbar',
    unseenText:
      'Andere sehen nicht, dass du ihr Profil ansiehst, und du siehst nicht, wer deins angesehen hat.',
    unseenChange: 'In den Einstellungen ändern',
    favourites: 'Gemerkt',
    noFavourites: 'Noch niemand gemerkt',
    noFavouritesText:
      'Willst du jemanden später wiederfinden? Merk dir das Profil. Nur du siehst, wer hier steht.',
    keep: '{{name}} merken',
    kept: '{{name}} ist gemerkt',
    letGo: '{{name}} ist nicht mehr gemerkt',
    undo: 'Rückgängig',
    noReceived: 'Noch keine Likes',
    noReceivedText: 'Ergänze dein Profil und melde dich selbst, dann kommt es von allein.',
    noGiven: 'Du hast noch niemanden gelikt',
    noGivenText: 'Gefällt dir jemand? Ein Like ist kostenlos.',
    noMatches: 'Noch keine Matches',
    noMatchesText: 'Ein Match ist jemand, den du magst und der dich mag.',
    look: 'Mitglieder ansehen',
  },
}
