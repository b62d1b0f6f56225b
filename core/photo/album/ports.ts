import type { MemberCard } from '../../discovery/views.ts'

/** To whom members open their private albums. */
export interface AlbumStore {
  /** Doing it twice is doing it once. */
  unlock(grant: { owner: string; viewer: string; now: Date }): Promise<void>
  /** From now on the album is shut for them; nothing happens where it was. */
  lock(grant: { owner: string; viewer: string }): Promise<void>
  /** Those for whom this album is open and who are not gone, by their names. */
  openTo(owner: string, now: Date): Promise<MemberCard[]>
}
