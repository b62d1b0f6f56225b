/** What members are told of while they are away (product spec, section 3). */
export const noticeKinds = [
  'newMessages',
  'gifts',
  'newLikes',
  'matches',
  'visits',
  'newMembers',
  'payments',
  'account',
] as const
export type NoticeKind = (typeof noticeKinds)[number]
