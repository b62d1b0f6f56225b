import type { DigitalSource } from './digital-source.ts'
import type { Fingerprint } from './fingerprint.ts'

/** What a file that was sent has against it. */
export type PhotoFault = 'photo_unreadable' | 'photo_too_large' | 'photo_too_many_pixels'

export const photoSizes = ['full', 'thumb'] as const
export type PhotoSize = (typeof photoSizes)[number]

/** So blurred that nothing of it can be told: what its receiver sees of a photo before opening it. */
export const keptSizes = [...photoSizes, 'blurred'] as const
export type KeptSize = (typeof keptSizes)[number]
/** `face`: the square around the face. An upload has its thumbnail instead. */
export type ReadSize = KeptSize | 'face'

/** A file as it was sent. It has been looked at only as far as its first bytes and its length. */
export type PhotoDraft = {
  /** sha256 of its bytes, hex. */
  hash: string
  /** Encodes these sizes without the camera's metadata, and stores them under this name. */
  keep(
    name: string,
    options?: { sizes?: readonly KeptSize[]; source?: DigitalSource },
  ): Promise<'ok' | PhotoFault>
  /** Forgets the file as it was sent. */
  discard(): Promise<void>
}

/**
 * Photos as files, and the pictures of the picture pack, which are read only. A name is 64 hex
 * digits, and never comes from a request.
 */
export interface PhotoLibrary {
  /** Takes a file in piece by piece. Throws PhotosBusy when too many wait for their turn. */
  receive(file: AsyncIterable<Uint8Array>): Promise<PhotoDraft | { fault: PhotoFault }>
  /** WebP; null when there is none. */
  read(name: string, size: ReadSize): Promise<Uint8Array | null>
  /** What it looks like; null when there is none, or nothing on it. */
  fingerprint(name: string): Promise<Fingerprint | null>
  /** Removes all sizes; nothing happens when they are gone. */
  remove(name: string): Promise<void>
}

/** Too many photos wait to be made: the caller answers 429. */
export class PhotosBusy extends Error {
  override name = 'PhotosBusy'
}
