/** When a site looks at a photo: before others see it, or after. */
export const photoLooks = ['first', 'after'] as const
export type PhotoLook = (typeof photoLooks)[number]

/** What its own member is told of a photo. */
export const photoStandings = ['shown', 'pending', 'refused', 'locked'] as const
export type PhotoStanding = (typeof photoStandings)[number]

/** What is kept beside the state of a photo from its beginning on. */
export type NewPhoto = {
  /** That of its files. */
  name: string
  /** How near it is to one that was refused, in bits; null where it is near none. */
  match: number | null
}
