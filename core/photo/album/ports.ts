import type { MemberCard } from '../../discovery/views.ts'

/** To whom members open their private albums. */
export interface AlbumStore {
  /** Doing it twice is doing it once; answers whether it was shut before. */
  unlock(grant: { owner: string; viewer: string; now: Date }): Promise<boolean>
  /** From now on the album is shut for them; answers whether it was open before. */
  lock(grant: { owner: string; viewer: string }): Promise<boolean>
  /** Those for whom this album is open and who are not gone, by their names. */
  openTo(owner: string, now: Date): Promise<MemberCard[]>
}
