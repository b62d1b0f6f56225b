/** The values a profile may hold, exactly as the product spec lists them (section 3). */
export const sexualities = ['hetero', 'gay', 'lesbian', 'bi'] as const
export const hairColors = [
  'brunette',
  'blond',
  'brown',
  'white',
  'bald',
  'black',
  'dark blond',
  'dark brown',
  'gray',
  'red',
  'other',
] as const
export const eyeColors = ['blue', 'green', 'brown', 'hazel', 'gray', 'other'] as const
export const bodyTypes = ['slim', 'normal', 'fat'] as const
export const relationshipStatuses = [
  'divorced',
  'living together',
  'married',
  'unmarried',
  'single',
  'widowed',
] as const
export const interests = [
  'adventure',
  'analsex',
  'animals',
  'art',
  'astrology',
  'bbq',
  'beach',
  'beer',
  'biking',
  'bondage',
  'coffee',
  'cooking',
  'dancing',
  'exchanging pictures',
  'fashion',
  'foodie',
  'gardening',
  'gym',
  'hiking',
  'hugging',
  'kissing',
  'lingerie',
  'massages',
  'masturbating',
  'movies',
  'music',
  'one night stand',
  'oral sex',
  'outdoors',
  'party',
  'photography',
  'politics',
  'public sex',
  'reading',
  'relationship',
  'sadomasochism',
  'safe sex',
  'sex',
  'sex toys',
  'shopping',
  'sports',
  'sushi',
  'tattoos',
  'tea',
  'theater',
  'threesome',
  'travelling',
  'vegetarian',
  'video games',
  'wine',
] as const

const intimate = [
  'analsex',
  'bondage',
  'exchanging pictures',
  'hugging',
  'kissing',
  'lingerie',
  'massages',
  'masturbating',
  'one night stand',
  'oral sex',
  'public sex',
  'relationship',
  'sadomasochism',
  'safe sex',
  'sex',
  'sex toys',
  'threesome',
] as const satisfies Interest[]

/** Those of the bedroom and of being close; the others are of somebody's free time. */
export const intimateInterests: ReadonlySet<Interest> = new Set(intimate)
export type FreeInterest = Exclude<Interest, (typeof intimate)[number]>
export const isFree = (interest: Interest): interest is FreeInterest =>
  !intimateInterests.has(interest)

export { type Gender, genders } from './genders.ts'
export type Sexuality = (typeof sexualities)[number]
export type HairColor = (typeof hairColors)[number]
export type EyeColor = (typeof eyeColors)[number]
export type BodyType = (typeof bodyTypes)[number]
export type RelationshipStatus = (typeof relationshipStatuses)[number]
export type Interest = (typeof interests)[number]

/** In which order members are shown: seen last, joined last, nearest. */
export const searchOrders = ['active', 'newest', 'distance'] as const
export type SearchOrder = (typeof searchOrders)[number]
