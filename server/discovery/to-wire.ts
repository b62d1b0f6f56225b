import type { Card, Profile } from '#core/contract/shapes.ts'
import type { SearchQuery } from '#core/discovery/contract.ts'
import type { FoundMembers, Likes, MemberSearch } from '#core/discovery/ports.ts'
import type { MainImage, MemberCard, MemberProfile } from '#core/discovery/views.ts'

export const imageToWire = ({ filename, thumbFilename, status, path }: MainImage) => ({
  filename,
  thumb_filename: thumbFilename,
  status,
  match: path,
})

export const cardToWire = (card: MemberCard): Card => ({
  id: card.id,
  name: card.name,
  age: card.age,
  gender: card.gender,
  city: card.city,
  region: card.region,
  fictional: card.fictional,
  online: card.online,
  main_image: card.mainImage && imageToWire(card.mainImage),
  liked: card.liked,
  likes_me: card.likesMe,
})

export const profileToWire = (profile: MemberProfile): Profile => ({
  ...cardToWire(profile),
  status: profile.status,
  country: profile.country,
  sexuality: profile.sexuality,
  about_me: profile.aboutMe,
  reason: profile.reason,
  tattoos: profile.tattoos,
  hair_color: profile.hairColor,
  eye_color: profile.eyeColor,
  body_type: profile.bodyType,
  relationship_status: profile.relationshipStatus,
  interests: profile.interests,
})

export const searchFromWire = (query: SearchQuery): MemberSearch => {
  const { countryregion: region, min_age: minAge, max_age: maxAge, ...asCalled } = query
  return { ...asCalled, region, minAge, maxAge }
}

export const foundMembersToWire = ({
  members,
  page,
  pages,
  total,
  totalFictional,
}: FoundMembers) => ({
  profiles: members.map(cardToWire),
  page,
  pages,
  total,
  total_fictional: totalFictional,
})

export const likesToWire = ({ given, received, mutual, newLikes }: Likes) => ({
  profiles: given.map(cardToWire),
  liked_by: received.map(({ member, isNew }) => ({ ...cardToWire(member), like_new: isNew })),
  matches: mutual.map(cardToWire),
  new_likes: newLikes,
})
