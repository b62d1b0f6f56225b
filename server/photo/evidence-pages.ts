import { Router } from 'express'
import type { Clock } from '#core/kernel/ports.ts'
import type { DeskStore, ModerationStore } from '#core/moderation/ports.ts'
import { createStaffPicture } from './staff-picture.ts'

type Parts = Parameters<typeof createStaffPicture>[0] & {
  deskStore: DeskStore
  moderation: ModerationStore
  clock: Clock
}

/** Pictures that are evidence, for who has their case before them; each look stands in the log. */
export const createEvidencePages = ({ deskStore, moderation, clock, ...parts }: Parts): Router => {
  const staffPicture = createStaffPicture(parts)
  const open = staffPicture(async (wanted) => {
    const found = await deskStore.picture(wanted)
    if (found === null) return null
    await moderation.log({
      actor: wanted.actor,
      act: 'picture',
      case: found.case,
      account: null,
      about: wanted.id,
      now: clock.now(),
    })
    return found.name
  })
  return Router().get('/media/desk/:file', open)
}
