import type { FirstEvent } from '#core/kernel/cascade.ts'
import type { Ids } from '#core/kernel/ports.ts'
import type { ModerationStore } from '#core/moderation/ports.ts'
import type { Site } from '#core/site/ports.ts'

/** Somebody has to look the same day, and an hour is all there is before it goes on. */
const URGENCY = 1

/**
 * What begins a case of the signs that a sender shows, where none waits: whatever else of theirs is
 * held meanwhile is decided with it.
 */
export const createCaseOfSigns =
  ({ moderation, ids }: { moderation: Pick<ModerationStore, 'openCase'>; ids: Ids }) =>
  async ({ site, sender }: { site: Site; sender: string }): Promise<FirstEvent[]> => {
    if (await moderation.openCase('signs', sender)) return []
    const id = ids.random()
    const subject = 'signs' as const
    const begin = { case: id, accused: sender, subject, about: sender, urgency: URGENCY } as const
    const beside = { site: site.id, subject, subjectId: sender, accused: sender }
    const record = { ...beside, foundBy: 'machine' as const, report: null, evidence: [] }
    return [{ to: 'moderationCase', id, begin, record, must: true }]
  }
