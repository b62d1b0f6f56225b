import type { StaffRole } from '../../kernel/roles.ts'
import type { Fingerprint } from '../fingerprint.ts'

export type QueuedPhoto = {
  id: string
  at: Date
  name: string
  shown: boolean
  /** In bits, from a refused one; null where it is like none. */
  bits: number | null
}

/** A photo before somebody who works here, with whose it is. */
export type OpenedPhoto = QueuedPhoto & {
  claimedUntil: Date
  member: {
    id: string
    name: string
    /** A calendar day, `YYYY-MM-DD`. */
    born: string
    town: string
    language: string
    since: Date
    refused: number
  }
}

export type CustodyPicture = {
  id: string
  /** That of its files. */
  name: string
  status: 'locked' | 'handedOver' | 'destroyed'
  sha256: string | null
}
/** What a case has locked, for the procedure: nobody looks at it. */
export type Custody = {
  case: string
  site: string
  account: string
  /** Whether somebody has decided on the case at the desk. */
  isDecided: boolean
  pictures: CustodyPicture[]
}

type OfDesk = { site: string; id: string; actor: string }

/** What waits for a look at the desk, and what refused photos look like. */
export interface PhotoDeskStore {
  /** Unseen by others first, then like a refused one, then by rank, then the oldest. */
  queue(query: { site: string; actor: string; limit: number }): Promise<QueuedPhoto[]>
  /** How many wait for somebody. */
  waiting(site: string): Promise<number>
  /** The first that waits and is not this one's own. */
  next(site: string, actor: string): Promise<string | null>
  /** Whose photo it is; null where the site has none of that id. */
  ownerOf(site: string, id: string): Promise<string | null>
  /** Null where this one does not have it before them. */
  find(query: OfDesk): Promise<OpenedPhoto | null>
  /** The file of a photo that this one has before them, and whether others see it. */
  picture(query: OfDesk): Promise<{ name: string; account: string; shown: boolean } | null>
  logLook(look: { actor: string; account: string; photo: string; now: Date }): Promise<void>
  /** Its file, and how it stands; null where nothing is known of it. */
  reviewed(id: string): Promise<{ name: string; status: string } | null>
  /** Bits to the nearest photo that was refused since then, as it is or mirrored. */
  nearest(print: Fingerprint, since: Date): Promise<number | null>
  /** Only while it is refused. */
  keepRefused(id: string, print: Fingerprint, now: Date): Promise<void>
  rank(id: string, rank: number): Promise<void>
  /** By the id of the case, or the number by which people name it; null where nothing is locked. */
  custody(wanted: string): Promise<Custody | null>
  /** Null where nobody of this address works there. */
  staffNamed(site: string, email: string): Promise<{ id: string; role: StaffRole } | null>
  /** Files that are gone, of what was handed over and destroyed. */
  forgetDestroyed(id: string): Promise<void>
}
