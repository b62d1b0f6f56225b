import type { Gender } from '#core/discovery/values.ts'
import type { Appearance } from '#core/discovery/views.ts'
import type { IdempotencyRecord } from '#core/kernel/ports.ts'
import type { UploadSource } from '../digital-source.ts'

/** What a fictional profile says that a picture shows. `born`: as yyyy-mm-dd. */
export type FictionalLooks = Pick<Appearance, 'hairColor' | 'bodyType' | 'interests'> & {
  gender: Gender
  born: string
}

export type FictionalPicture = {
  id: string
  /** Of the photo library. */
  name: string
  main: boolean
  /** False while a moderator has to look at it first. */
  isShown: boolean
  /** Of an upload; null for a picture of the pack. */
  source: UploadSource | null
}

type Wrote = { written: true } | { written: false; why: string }
type Change = {
  site: string
  profile: string
  /** The member of staff, for the log. */
  by: string
  now: Date
  remember: IdempotencyRecord | null
}

/** Pictures of fictional profiles, for staff. Profiles that have ended are not there. */
export interface PackStore {
  /** Names of pictures of the pack that members of the site show. */
  used(site: string): Promise<string[]>
  /** Null where it is no fictional profile of this site, or has ended. */
  looks(site: string, profile: string): Promise<FictionalLooks | null>
  pictures(site: string, profile: string): Promise<FictionalPicture[]>
  /** The name of a picture of a fictional profile of this site; null where there is none. */
  nameOf(site: string, photo: string): Promise<string | null>
  /** Replaces the pictures of the pack; the first of the new ones becomes the main image. */
  replace(change: Change & { pictures: { id: string; name: string }[] }): Promise<Wrote>
  /** Removes a picture of the pack. */
  remove(change: Change & { photo: string }): Promise<Wrote>
  /** `not_found` where the profile has no such picture that is shown. */
  setMain(change: Change & { photo: string }): Promise<Wrote>
}
