import * as z from 'zod/mini'
import type { Clock } from '#core/kernel/ports.ts'
import type { HappeningView, happeningCalls } from '#core/push/happenings/contract.ts'
import type { Happening, HappeningCursor, Happenings } from '#core/push/happenings/ports.ts'
import { happenedSince } from '#core/push/happenings/rules.ts'
import type { Handlers } from '#server/platform/http/handler.ts'
import { refuseFields } from '#server/platform/http/refusals.ts'
import { imageToWire } from '../../discovery/to-wire.ts'

const instant = z.iso.datetime()

/** It holds nothing that its reader has not been shown. */
const cursorToWire = ({ at, name }: HappeningCursor) => `${at}_${name}`

/** Null where it is none of ours. */
const cursorFromWire = (text: string): HappeningCursor | null => {
  const end = text.indexOf('_')
  const [at, name] = [text.slice(0, end), text.slice(end + 1)]
  const isOurs = end > 0 && instant.safeParse(at).success && /^[\w:-]+$/.test(name)
  return isOurs ? { at, name } : null
}

const happeningToWire = ({ at, isNew, member, ...rest }: Happening): HappeningView => ({
  ...rest,
  at: at.toISOString(),
  is_new: isNew,
  member: member && {
    id: member.id,
    name: member.name,
    fictional: member.fictional,
    main_image: member.mainImage && imageToWire(member.mainImage),
  },
})

/** The list of what happened, and up to where its member has looked. */
export const createHappeningRoutes = ({
  happenings,
  clock,
}: {
  happenings: Happenings
  clock: Clock
}): Pick<Handlers, keyof typeof happeningCalls> => ({
  'GET /api/notifications.php': async ({ query, member, site }) => {
    const after = query.after === undefined ? null : cursorFromWire(query.after)
    if (query.after !== undefined && !after) return refuseFields({ after: 'field_invalid' })
    const since = happenedSince(clock.now())
    const page = await happenings.list({ account: member.id, site: site.id, since, after })
    return {
      happenings: page.happenings.map(happeningToWire),
      next: page.next && cursorToWire(page.next),
    }
  },

  'PUT /api/notifications.php': async ({ member }) => {
    await happenings.looked(member.id, clock.now())
    return {}
  },
})
