import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlLikes } from '#core/texts/nl/discovery/likes.ts'

/** Likes, given and received, in English. */
export const enLikes: TextsOf<typeof nlLikes> = {
  likes: {
    back: 'Like back',
    backTo: 'Like back: {{name}}',
    bothLove: 'You both love {{interest}}',
    earlier: 'Earlier',
    title: 'Likes',
    received: 'Received',
    given: 'Given',
    matches: 'Matches',
    new: 'New',
    newLike: 'New like!',
    newLikeOf: '{{name}} likes you',
    see: 'See {{name}}',
    begin: 'Start a conversation',
    close: 'Close',
    visitors: 'Visitors',
    noVisitors: 'No visitors yet',
    noVisitorsText: 'Whoever looks at your profile, you find here.',
    unseen: 'You look unseen',
    unseenText:
      'Others do not see that you look at their profile, and you do not see who looked at yours.',
    unseenChange: 'Change this in the settings',
    favourites: 'Saved',
    noFavourites: 'Nobody saved yet',
    noFavouritesText:
      'Want to find somebody again later? Save their profile. Only you see who is here.',
    keep: 'Save {{name}}',
    kept: '{{name}} is saved',
    letGo: '{{name}} is no longer saved',
    undo: 'Undo',
    noReceived: 'No likes yet',
    noReceivedText: 'Fill in your profile and say hello yourself; the rest will follow.',
    noGiven: 'You have not liked anyone yet',
    noGivenText: 'Do you see someone you like? A like is free.',
    noMatches: 'No matches yet',
    noMatchesText: 'A match is someone you like and who likes you.',
    look: 'See members',
  },
}
