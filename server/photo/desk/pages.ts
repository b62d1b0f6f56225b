import type { Router } from 'express'
import type { Clock } from '#core/kernel/ports.ts'
import type { PhotoDeskStore } from '#core/photo/desk/ports.ts'
import { createStaffPicture } from '../staff-picture.ts'

type Parts = Parameters<typeof createStaffPicture>[0] & {
  photoDeskStore: PhotoDeskStore
  clock: Clock
}

/** Photos that wait for a look, for who has one before them; each look stands in the log. */
export const createPhotoDeskPages = ({ photoDeskStore, clock, ...parts }: Parts): Router => {
  const staffPicture = createStaffPicture(parts)
  return staffPicture('/media/desk-photos/:file', async (wanted) => {
    const found = await photoDeskStore.picture(wanted)
    if (found === null) return null
    const look = { actor: wanted.actor, account: found.account, photo: wanted.id }
    await photoDeskStore.logLook({ ...look, now: clock.now() })
    return found.name
  })
}
