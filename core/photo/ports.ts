import type { HouseRule } from '../moderation/values.ts'
import type { UploadSource } from './digital-source.ts'
import type { PhotoPlace, PhotoViewer } from './rules.ts'
import type { PhotoStanding } from './values.ts'

/** A photo among those of its member. */
export type ListedPhoto = { id: string; main: boolean; isPrivate: boolean }
/** What its member reads of one that is refused. `unseen`: it never showed to others. */
export type PhotoRefusal = {
  case: string
  rule: HouseRule | null
  facts: string
  at: Date
  unseen: boolean
}
export type OwnPhoto = ListedPhoto & { standing: PhotoStanding; refusal: PhotoRefusal | null }
/** In their order, and how many there may be. */
export type OwnPhotos = { photos: OwnPhoto[]; limit: number }
/** `total`: of those that are in no private album; `inAlbum`: how many are in it. */
export type Gallery = {
  photos: ListedPhoto[]
  total: number
  inAlbum: number
}

/** A photo that a request asks for, and what its rule needs to know. */
export type ViewedPhoto = PhotoPlace & { name: string; viewer: PhotoViewer }

/** Photos of profiles. Each change of one member's photos waits for the one before it. */
export interface PhotoStore {
  own(account: string): Promise<OwnPhotos>
  /**
   * Takes a place for a photo whose file is called `name`. The same photo again goes on where it
   * was; `there`: it is finished already. An id that is another photo's is `key_reused`.
   */
  begin(photo: {
    account: string
    id: string
    name: string
    /** As staff stated it of a picture for a fictional profile. */
    source?: UploadSource | undefined
    now: Date
  }): Promise<'begun' | 'there' | 'photo_limit' | 'key_reused'>
  /** The file was no picture: its place is free again. */
  giveUp(photo: { account: string; id: string }): Promise<void>
  /** In the order of these ids; what is not named follows in the order it had. */
  order(account: string, ids: readonly string[]): Promise<void>
  /** Null: none is the main one. False when the member has no such photo, or it is private. */
  setMain(account: string, id: string | null): Promise<boolean>
  /** Into the private album, where it is no main photo, or out of it. False where there is none. */
  setPrivate(account: string, photo: { id: string; isPrivate: boolean }): Promise<boolean>
  /** From now on nobody sees it. Removing it twice is removing it once. */
  remove(account: string, id: string): Promise<void>
  /** The photos that this viewer may open, and how many there are; null where nothing shows. */
  gallery(query: { site: string; viewer: string | null; id: string }): Promise<Gallery | null>
  /** Null when that profile may not be shown to this viewer, or has no such photo. */
  findForViewer(query: {
    site: string
    viewer: string | null
    id: string
  }): Promise<ViewedPhoto | null>
  /** Photos whose files have to go: removed ones, and those that were never finished. */
  takeRemoved(now: Date, limit: number): Promise<{ id: string; name: string }[]>
  /** Their files are gone. */
  forget(ids: readonly string[]): Promise<void>
}
