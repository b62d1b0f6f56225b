import type { Card, Profile } from '#core/contract/shapes.ts'
import type { SearchQuery } from '#core/discovery/search-query.ts'
import { ok } from '#core/kernel/verdict.ts'
import type { Settings } from '#core/site/views.ts'

/** What a site may show of a profile: the values of `visible_profile_fields`. */
export const profileFields = [
  'gender',
  'sexuality',
  'about_me',
  'reason',
  'tattoos',
  'hair_color',
  'eye_color',
  'body_type',
  'relationship_status',
  'interests',
] as const
export type ProfileField = (typeof profileFields)[number]

/**
 * What a site may note beside a profile's name: the values of `visible_profile_notes`. That a
 * profile is fictional is said whether it is among them or not.
 */
export const profileNotes = ['fictional_warning', 'online', 'likes_me', 'distance'] as const

/** What a site may let its members be searched by: the values of `search_fields`. */
export const searchFields = [
  'gender',
  'seeks',
  'sexuality',
  'country',
  'countryregion',
  'city',
  'distance',
  'min_age',
  'max_age',
  'tattoos',
  'hair_color',
  'eye_color',
  'body_type',
  'relationship_status',
  'interests',
  'photo',
  'online',
  'new',
] as const
export type SearchField = (typeof searchFields)[number]

/** What a site says of what shows. */
export type Visible = Pick<Settings, 'visible_profile_fields' | 'visible_profile_notes'>

const unsaid: Pick<Profile, Exclude<(typeof profileFields)[number], 'gender'>> = {
  sexuality: null,
  about_me: '',
  reason: '',
  tattoos: null,
  hair_color: null,
  eye_color: null,
  body_type: null,
  relationship_status: null,
  interests: [],
}

/** A member as others get them: what the site does not note is as if it were not so (PRF-03). */
export const notedOf = <C extends Card>(card: C, { visible_profile_notes: notes }: Visible): C => ({
  ...card,
  online: card.online && notes.includes('online'),
  likes_me: card.likes_me && notes.includes('likes_me'),
  distance: notes.includes('distance') ? card.distance : null,
})

/** A profile as others get it: what the site does not show is as if it had not been said (PRF-03). */
export const shownOf = (profile: Profile, site: Visible): Profile => {
  const hidden = Object.entries(unsaid).filter(
    ([name]) => !site.visible_profile_fields.includes(name),
  )
  return { ...notedOf(profile, site), ...Object.fromEntries(hidden) }
}

const isShownField = (field: SearchField, shown: readonly string[]) =>
  field === 'gender' || !profileFields.some((name) => name === field) || shown.includes(field)

type Searchable = Pick<Settings, 'search_fields' | 'visible_profile_fields'>

/**
 * The fields by which a site lets its members be searched. What it does not show of a profile is
 * none of them: a search would tell it.
 */
export const searchableFields = ({
  search_fields,
  visible_profile_fields,
}: Searchable): SearchField[] =>
  searchFields.filter(
    (field) => search_fields.includes(field) && isShownField(field, visible_profile_fields),
  )

/** The fields of a search that the site does not let its members be searched by. */
export const unsearchable = (query: SearchQuery, settings: Searchable): SearchField[] => {
  const open = searchableFields(settings)
  return searchFields.filter((field) => query[field] !== undefined && !open.includes(field))
}

/** Whether a visitor may look for members (product spec, section 6). */
export const searchOpen = (
  settings: Pick<Settings, 'logged_out_search' | 'logged_out_search_trafficsource'>,
  { trafficSource }: { trafficSource: boolean },
) => {
  const rule = trafficSource ? settings.logged_out_search_trafficsource : settings.logged_out_search
  return rule === 'none' ? 'search_closed' : ok
}
