import type { FoundMembers, Likes } from '#core/discovery/ports.ts'

export const foundMembersToWire = ({
  members,
  page,
  pages,
  total,
  totalFictional,
}: FoundMembers) => ({
  profiles: members,
  page,
  pages,
  total,
  total_fictional: totalFictional,
})

export const likesToWire = ({ given, received, mutual, newLikes }: Likes) => ({
  profiles: given,
  liked_by: received.map(({ member, isNew }) => ({ ...member, like_new: isNew })),
  matches: mutual,
  new_likes: newLikes,
})
