import { Router } from 'express'
import type { Clock } from '#core/kernel/ports.ts'
import { MINUTE_MS } from '#core/kernel/time-units.ts'
import type { DeskStore, ModerationStore } from '#core/moderation/ports.ts'
import type { SupportStore } from '#core/moderation/support/ports.ts'
import { LOOK_MINUTES, mayLookAtPhotos } from '#core/moderation/support/rules.ts'
import { createStaffPicture } from './staff-picture.ts'

type Parts = Parameters<typeof createStaffPicture>[0] & {
  deskStore: DeskStore
  moderation: ModerationStore
  support: SupportStore
  clock: Clock
}

/**
 * Pictures that are evidence, for who has their case before them, and photos of a member whom one
 * has looked up; each look stands in the log.
 */
export const createEvidencePages = ({
  deskStore,
  moderation,
  support,
  clock,
  ...parts
}: Parts): Router => {
  const staffPicture = createStaffPicture({ ...parts, deskStore })
  const evidence = staffPicture('/media/desk/:file', async (wanted) => {
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
  const ofMember = staffPicture(
    '/media/desk-members/:file',
    async (wanted) => {
      const now = clock.now()
      const since = new Date(now.getTime() - LOOK_MINUTES * MINUTE_MS)
      const found = await support.photo({ ...wanted, since })
      if (found === null) return null
      const { account } = found
      const { actor, id: about } = wanted
      await moderation.log({ actor, act: 'picture', case: null, account, about, now })
      return found.name
    },
    mayLookAtPhotos,
  )
  return Router().use(evidence, ofMember)
}
