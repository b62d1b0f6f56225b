import type { FirstEvent } from '#core/kernel/cascade.ts'
import type { Ids } from '#core/kernel/ports.ts'
import type { ModerationStore } from '#core/moderation/ports.ts'
import { reasonsFor, urgencyOf } from '#core/moderation/rules.ts'
import type { NewReport, ReportableSubject, ReportReason } from '#core/moderation/values.ts'
import { numberOf } from '#core/moderation/views.ts'
import { type Dispatch, idempotencyKeyOf } from '#server/platform/dispatch.ts'
import { type Refused, refuse } from '#server/platform/http/refusals.ts'

type ReportRequest = {
  site: string
  reporter: string
  subject: ReportableSubject
  id: string
  reason: ReportReason
  words: string
  passage: string
  key: string | null
}
export type ReportSomething = (request: ReportRequest) => Promise<{ number: string } | Refused>

/**
 * Opens a case with what stands there now, or joins the one that waits on the same thing. Reporting
 * it twice is reporting it once.
 */
export const createReportSomething = ({
  dispatch,
  moderation,
  ids,
}: {
  dispatch: Dispatch
  moderation: ModerationStore
  ids: Ids
}): ReportSomething => {
  const firstOf = async (request: ReportRequest, known: string | null): Promise<FirstEvent[]> => {
    const { site, reporter, subject, reason, words, passage } = request
    const found = await moderation.reportable(request)
    if (!found) return []
    const unnamed = { mail: '', name: '', place: '' }
    const report: NewReport = { id: ids.next(), reporter, reason, words, passage, ...unnamed }
    const evidence = found.evidence.map((one) => ({ ...one, id: ids.next() }))
    const urgency = urgencyOf(reason)
    if (known) {
      const event = { type: 'report', urgency, report, evidence } as const
      return [{ to: 'moderationCase', id: known, event, must: true }]
    }
    const { accused, about } = found
    const id = ids.random()
    const record = {
      ...{ site, subject, subjectId: about, accused, foundBy: 'report' as const },
      report,
      evidence,
    }
    const begin = { case: id, accused, subject, about, urgency }
    return [{ to: 'moderationCase', id, begin, record, must: true }]
  }

  return async (request) => {
    const { reporter, subject, id, reason, words, passage, key } = request
    if (!reasonsFor(subject).includes(reason)) return refuse('invalid')
    const done = await dispatch({
      idempotency: idempotencyKeyOf(
        key,
        `report:${reporter}`,
        JSON.stringify([subject, id, reason, words, passage]),
      ),
      attempt: async () => {
        const known = await moderation.openCase(subject, id)
        if (known && (await moderation.hasReported(known, reporter))) {
          return { answered: { number: numberOf(known) } }
        }
        const first = await firstOf(request, known)
        const [one] = first
        if (!one) return { refused: 'not_found' }
        return { first, answer: () => ({ number: numberOf(one.id) }) }
      },
    })
    return done.done ? done.answer : refuse(done.why)
  }
}
