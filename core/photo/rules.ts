import { ok } from '#core/kernel/verdict.ts'

/** Photos that a free member may have, and may see of each other member (product spec, section 6). */
export const FREE_PHOTOS = 3
/** Photos that a premium member may have. */
export const PREMIUM_PHOTOS = 25
/** The largest file that is taken, in bytes: 10 MB. */
export const PHOTO_MAX_BYTES = 10 * 1024 * 1024
/** The most pixels that are taken: 64 million, above those of phones with sensors of 50. */
export const PHOTO_MAX_PIXELS = 64_000_000

/** How many photos a member may have. */
export const photoLimit = ({ premium }: { premium: boolean }): number =>
  premium ? PREMIUM_PHOTOS : FREE_PHOTOS

/** `photos`: how many there are already. */
export const mayAddPhoto = ({ premium, photos }: { premium: boolean; photos: number }) =>
  photos < photoLimit({ premium }) ? ok : 'photo_limit'

export const mayTakeBytes = ({ bytes }: { bytes: number }) =>
  bytes <= PHOTO_MAX_BYTES ? ok : 'photo_too_large'

/** `width` and `height` as the file's header gives them, before anything is decoded. */
export const mayTakePixels = ({ width, height }: { width: number; height: number }) =>
  width * height <= PHOTO_MAX_PIXELS ? ok : 'photo_too_many_pixels'

export type PhotoViewer = 'visitor' | 'free' | 'premium' | 'owner'

/** A photo's place among those of its profile: `nth` counts from 1, the main one first. */
export type PhotoPlace = {
  main: boolean
  nth: number
  /** Of one in the private album: whether its member opened that for this viewer. */
  album?: 'open' | 'shut' | undefined
}

/**
 * Which photos of a profile that may be shown are open to whom: everybody sees the main one, more
 * need login, and all of them premium (product spec, sections 1 and 6). What is in the private album
 * is open to those alone whom its member chose: premium changes nothing about that (PRF-11).
 */
export const mayOpenPhoto = (viewer: PhotoViewer, { main, nth, album }: PhotoPlace): boolean => {
  if (album) return viewer === 'owner' || (viewer !== 'visitor' && album === 'open')
  if (viewer === 'visitor') return main
  return viewer !== 'free' || nth <= FREE_PHOTOS
}

/** Who opens a photo that waits has it for so long; then it waits for anybody again. */
export const PHOTO_LEASE_MINUTES = 10
/** Hours for which a notice without an account locks a photo where the desk doesn't decide before. */
export const NOTICE_LOCK_HOURS = 24
/** UTF-16 units of why a photo is refused. */
export const REFUSAL_LENGTH_MAX = 1_000

/** Whether somebody may look at a photo that waits. `involved`: it is their own. */
export const mayLook = (f: { by: string; involved: boolean; claimedBy: string | null }) => {
  if (f.involved) return 'own_case'
  return f.claimedBy === null || f.claimedBy === f.by ? ok : 'case_claimed'
}

/** Whether somebody decides on a photo: who has it before them. */
export const mayJudge = ({ by, claimedBy }: { by: string; claimedBy: string | null }) =>
  by === claimedBy ? ok : 'case_not_claimed'

/** Whether its member may take it away. */
export const isOwnPhoto = ({ by, account }: { by: string; account: string }) =>
  by === account ? ok : 'not_found'

/** Where a photo goes that was locked for nothing: to what it was before. */
export const wasRefused = ({ refused }: { refused: boolean }) => (refused ? ok : 'not_now')
/** Shown, with somebody having decided on it: refused it is not, for that was asked before. */
export const wasApproved = (f: { shown: boolean; decidedBy: string | null }) =>
  f.shown && f.decidedBy !== null ? ok : 'not_now'
export const wasShown = ({ shown }: { shown: boolean }) => (shown ? ok : 'not_now')

/** Nobody hands over or destroys what is locked alone: two people of the staff do. */
export const areTwo = ({ by, second }: { by: string; second: string }) =>
  by === second ? 'own_decision' : ok
