import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlLikes } from '#core/texts/nl/discovery/likes.ts'

/** Likes, given and received, in Swedish. */
export const svLikes: TextsOf<typeof nlLikes> = {
  likes: {
    back: 'Gilla tillbaka',
    backTo: 'Gilla tillbaka: {{name}}',
    bothLove: 'Ni gillar {{interest}} båda två',
    earlier: 'Tidigare',
    title: 'Likes',
    received: 'Fått',
    given: 'Gett',
    matches: 'Matchningar',
    new: 'Nytt',
    newLike: 'Ny like!',
    newLikeOf: '{{name}} gillar dig',
    see: 'Se {{name}}',
    begin: 'Börja en konversation',
    close: 'Stäng',
    visitors: 'Besökare',
    noVisitors: 'Inga besökare än',
    noVisitorsText: 'Här hittar du dem som tittar på din profil.',
    unseen: 'Du tittar utan att synas',
    unseenText:
      'Andra ser inte att du tittar på deras profil, och du ser inte vem som har tittat på din.',
    unseenChange: 'Ändra det i inställningarna',
    favourites: 'Sparade',
    noFavourites: 'Ingen sparad än',
    noFavouritesText:
      'Vill du kunna hitta någon igen senare? Spara profilen. Bara du ser vem som står här.',
    keep: 'Spara {{name}}',
    kept: '{{name}} är sparad',
    letGo: '{{name}} är inte längre sparad',
    undo: 'Ångra',
    noReceived: 'Inga likes än',
    noReceivedText: 'Fyll i din profil och säg själv hej; sedan kommer resten.',
    noGiven: 'Du har inte gillat någon än',
    noGivenText: 'Ser du någon du gillar? En like är gratis.',
    noMatches: 'Inga matchningar än',
    noMatchesText: 'En matchning är någon du gillar och som gillar dig.',
    look: 'Se medlemmar',
  },
}
