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
    noReceived: 'No likes yet',
    noReceivedText: 'Fill in your profile and say hello yourself; the rest will follow.',
    noGiven: 'You have not liked anyone yet',
    noGivenText: 'Do you see someone you like? A like is free.',
    noMatches: 'No matches yet',
    noMatchesText: 'A match is someone you like and who likes you.',
    look: 'See members',
  },
}
