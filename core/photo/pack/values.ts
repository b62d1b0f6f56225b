import type { BodyType, Gender, HairColor, Interest } from '#core/discovery/values.ts'

/** Pictures of each person of the pack: the portrait first. */
export const PACK_PICTURES = 3

/** An invented person of the picture pack, with what the pictures show of them. */
export type PackPerson = {
  /** From 1, and never given to another person. */
  id: number
  gender: Gender
  age: number
  hairColor: HairColor | null
  bodyType: BodyType | null
  interests: Interest[]
  /** The colours of the portrait, so that a list can vary them. */
  palette: string
}

/** Photo names of the pack start with so many zeros, which no SHA-256 of an upload does. */
export const PACK_NAME_START = '0'.repeat(48)
const NAME = new RegExp(`^${PACK_NAME_START}(\\d{15})([1-${PACK_PICTURES}])$`)

/** The name in `photo.name` of a picture of the pack; `nth` is 1 to 3. */
export const packPictureName = (person: number, nth: number): string =>
  `${PACK_NAME_START}${String(person).padStart(15, '0')}${nth}`

/** Null for the name of an uploaded photo. */
export const packPictureOf = (name: string): { person: number; nth: number } | null => {
  const [, person, nth] = NAME.exec(name) ?? []
  return person && nth ? { person: Number(person), nth: Number(nth) } : null
}
