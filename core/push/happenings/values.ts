/** What the list of what happened tells of. */
export const happeningKinds = [
  'messages',
  'gift',
  'like',
  'match',
  'visit',
  'newMembers',
  'paid',
  'refunded',
  'signedIn',
] as const
export type HappeningKind = (typeof happeningKinds)[number]
