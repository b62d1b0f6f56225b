import type { Clock } from '#core/kernel/ports.ts'
import type { deskCalls } from '#core/moderation/desk/contract.ts'
import type { DeskStore, ModerationStore } from '#core/moderation/ports.ts'
import { urgencies } from '#core/moderation/values.ts'
import type { Handlers } from '#server/platform/http/handler.ts'
import { refuse } from '#server/platform/http/refusals.ts'
import { logCursor, placeCursor } from './cursor.ts'
import type { Desk } from './desk.ts'
import { caseToWire, queuedToWire } from './to-wire.ts'

export type DeskRouteParts = {
  desk: Desk
  deskStore: DeskStore
  moderation: ModerationStore
  clock: Clock
}

const PAGE = 50

const createQueueRoute = ({
  deskStore,
}: Pick<DeskRouteParts, 'deskStore'>): Pick<Handlers, 'GET /api/desk.php'> => ({
  'GET /api/desk.php': async ({ query, member, site }) => {
    const after = placeCursor.read(query.after)
    if (after === undefined) return refuse('invalid')
    const [cases, mine, counts, lockedByNotices] = await Promise.all([
      deskStore.queue({ site: site.id, actor: member.id, after, limit: PAGE + 1 }),
      deskStore.mine(site.id, member.id),
      deskStore.counts(site.id, member.id),
      deskStore.profilesLockedForTerm(site.id),
    ])
    const shown = cases.slice(0, PAGE)
    const sum = (rows: typeof counts) => rows.reduce((all, { cases: some }) => all + some, 0)
    return {
      cases: shown.map(queuedToWire),
      next: cases.length > PAGE ? placeCursor.write(shown.at(-1)) : null,
      mine: mine.map(queuedToWire),
      waiting: urgencies.map((urgency) => ({
        urgency,
        cases: sum(counts.filter((row) => row.urgency === urgency)),
      })),
      appeals: sum(counts.filter(({ status }) => status === 'appealed')),
      locked_by_notices: lockedByNotices,
    }
  },
})

/** What those who work here see and do; every look stands in the log. */
export const createDeskRoutes = ({
  desk,
  deskStore,
  moderation,
  clock,
}: DeskRouteParts): Pick<Handlers, keyof typeof deskCalls> => {
  const look = (actor: string, id: string, act: string, account: string | null) =>
    moderation.log({ actor, act, case: id, account, about: '', now: clock.now() })

  return {
    ...createQueueRoute({ deskStore }),

    'GET /api/desk-case.php': async ({ query: { id }, member, site }) => {
      if (await deskStore.involves(site.id, id, member.id)) return refuse('own_case')
      const asked = { site: site.id, id, actor: member.id, now: clock.now() }
      const found = await deskStore.find(asked)
      if (!found) return refuse('not_found')
      await look(member.id, id, 'look', found.accused?.id ?? null)
      return { case: caseToWire(found) }
    },

    'POST /api/desk-claim.php': async ({ body: { id }, member, site, key }) =>
      desk.claim({ site: site.id, by: member.id, id, key }),

    'DELETE /api/desk-claim.php': async ({ body: { id }, member, site, key }) =>
      desk.release({ site: site.id, by: member.id, id, key }),

    'POST /api/desk-decision.php': async ({ body, member, site, key }) =>
      desk.decide({ ...body, site: site.id, by: member.id, key }),

    'POST /api/desk-review.php': async ({ body, member, site, key }) =>
      desk.review({ ...body, site: site.id, by: member.id, key }),

    'POST /api/desk-police.php': async ({ body: { id, number }, member, site, key }) =>
      desk.tellPolice({ site: site.id, by: member.id, id, number, key }),

    'GET /api/desk-conversation.php': async ({ query: { id }, member, site }) => {
      const found = await deskStore.conversation({ site: site.id, id, actor: member.id })
      if (!found) return refuse('not_found')
      await look(member.id, id, 'read', null)
      return {
        messages: found.map(({ isReported, at, ...message }) => ({
          ...message,
          at: at.toISOString(),
          is_reported: isReported,
        })),
      }
    },

    'GET /api/desk-log.php': async ({ query: { before }, site }) => {
      const from = logCursor(before)
      if (from === undefined) return refuse('invalid')
      const acts = await deskStore.acts({ site: site.id, before: from, limit: PAGE + 1 })
      const shown = acts.slice(0, PAGE)
      return {
        acts: shown.map(({ actorName, at, actor, ...act }) => ({
          ...act,
          actor: actorName ?? actor,
          at: at.toISOString(),
        })),
        next: acts.length > PAGE ? (shown.at(-1)?.id ?? null) : null,
      }
    },
  }
}
