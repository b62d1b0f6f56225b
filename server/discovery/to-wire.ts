import type { Card, Profile } from '#core/contract/shapes.ts'
import type { SearchCursor } from '#core/discovery/cursor.ts'
import type { Distance } from '#core/discovery/distance.ts'
import type { MemberSearch } from '#core/discovery/member-search.ts'
import type { FoundMembers, Likes, WidenedSearch } from '#core/discovery/ports.ts'
import { SIMILAR_MAX } from '#core/discovery/search.ts'
import { filterOf, type SearchQuery } from '#core/discovery/search-query.ts'
import { notedOf, shownOf, type Visible } from '#core/discovery/showing.ts'
import type { MainImage, MemberCard, MemberProfile } from '#core/discovery/views.ts'
import { cursorToWire } from './cursor.ts'
import { likesCursorToWire } from './likes-cursor.ts'

export const imageToWire = ({ filename, thumbFilename, status, path }: MainImage) => ({
  filename,
  thumb_filename: thumbFilename,
  status,
  match: path,
})

const bareCard = (card: MemberCard): Card => ({
  id: card.id,
  name: card.name,
  age: card.age,
  gender: card.gender,
  city: card.city,
  region: card.region,
  fictional: card.fictional,
  ...(card.answeredBy ? { answered_by: card.answeredBy } : {}),
  online: card.online,
  distance: card.distance,
  main_image: card.mainImage && imageToWire(card.mainImage),
  liked: card.liked,
  likes_me: card.likesMe,
})

/** A member as others get them, wherever that is. */
export const cardToWire = (card: MemberCard, site: Visible): Card => notedOf(bareCard(card), site)

/** One's own profile, which is told whole. */
export const ownProfileToWire = (profile: MemberProfile): Profile => ({
  ...bareCard(profile),
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

/** A profile as others get it, wherever that is. */
export const profileToWire = (profile: MemberProfile, site: Visible): Profile =>
  shownOf(ownProfileToWire(profile), site)

const isAsked = (word: 'yes' | undefined): true | undefined => (word === 'yes' ? true : undefined)

/** `near`: the cell of the town from which the distance counts, and not its region's border. */
export const searchFromWire = (
  query: SearchQuery,
  { near, after }: { near: number | undefined; after: SearchCursor | undefined },
): MemberSearch => ({
  gender: query.gender,
  seeks: query.seeks,
  sexuality: query.sexuality,
  ...(near === undefined && {
    country: query.country,
    region: query.countryregion,
    city: query.city,
  }),
  distance: query.distance as Distance | undefined,
  near,
  minAge: query.min_age,
  maxAge: query.max_age,
  tattoos: query.tattoos && query.tattoos === 'yes',
  hairColor: query.hair_color,
  eyeColor: query.eye_color,
  bodyType: query.body_type,
  relationshipStatus: query.relationship_status,
  interests: query.interests,
  allInterests: query.interests_match === 'all',
  photo: isAsked(query.photo),
  online: isAsked(query.online),
  isNew: isAsked(query.new),
  only: query.only,
  fit: query.fit,
  sort: query.sort,
  page: query.page,
  after,
})

export const foundMembersToWire = (
  { members, page, pages, total, totalFictional, next }: FoundMembers,
  site: Visible,
) => ({
  profiles: members.map((member) => cardToWire(member, site)),
  page,
  pages,
  total,
  total_fictional: totalFictional,
  ...(next && { next: cursorToWire(next) }),
})

/** One of each wish in turn, so that no wish has all the places; nobody stands there twice. */
const inTurn = (searches: readonly WidenedSearch[]) => {
  const most = Math.max(0, ...searches.map(({ members }) => members.length))
  const rounds = Array.from({ length: most }, (_, nth) =>
    searches.flatMap(({ widening, members }) => {
      const member = members[nth]
      return member ? [{ member, widening }] : []
    }),
  )
  const once = new Map(
    rounds
      .flat()
      .map((one) => [one.member.id, one] as const)
      .reverse(),
  )
  return [...once.values()].reverse().slice(0, SIMILAR_MAX)
}

export const widenedToWire = (searches: readonly WidenedSearch[], site: Visible) => ({
  widened: searches.map(({ widening, total, totalFictional }) => ({
    filter: filterOf[widening],
    more: total,
    more_fictional: totalFictional,
  })),
  similar: inTurn(searches).map(({ member, widening }) => ({
    ...cardToWire(member, site),
    widened: filterOf[widening],
  })),
})

export const likesToWire = (
  { given, received, mutual, newMatches, newLikes, next }: Likes,
  site: Visible,
) => ({
  profiles: given.map((member) => cardToWire(member, site)),
  liked_by: received.map(({ member, isNew }) => ({
    ...cardToWire(member, site),
    like_new: isNew,
  })),
  matches: mutual.map((member) => cardToWire(member, site)),
  new_matches: newMatches.map((member) => {
    const { id, name, fictional, main_image } = cardToWire(member, site)
    return { id, name, fictional, main_image }
  }),
  new_likes: newLikes,
  next: {
    profiles: next.given && likesCursorToWire(next.given),
    liked_by: next.received && likesCursorToWire(next.received),
    matches: next.mutual && likesCursorToWire(next.mutual),
  },
})
