import type { FirstEvent } from '#core/kernel/cascade.ts'
import type { Clock, Ids } from '#core/kernel/ports.ts'
import { DAY_MS } from '#core/kernel/time-units.ts'
import type { ModerationStore, Reportable } from '#core/moderation/ports.ts'
import {
  lockedByWord,
  locksPictures,
  lockTermOf,
  reasonsFor,
  urgencyOf,
} from '#core/moderation/rules.ts'
import type { NewReport, ReportableSubject, ReportReason } from '#core/moderation/values.ts'
import { numberOf } from '#core/moderation/views.ts'
import { type Dispatch, idempotencyKeyOf } from '#server/platform/dispatch.ts'
import { type Refused, refuse } from '#server/platform/http/refusals.ts'
import type { LockPictures } from './lock-pictures.ts'

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

/** What may be kept of what is reported: of a picture that is locked there is no copy. */
export const evidenceOf = ({ evidence }: Reportable, reason: ReportReason) =>
  locksPictures(reason) ? evidence.filter(({ kind }) => kind !== 'photo') : evidence

/** The passage that is marked, where it stands in what is kept: nobody is made to have said it. */
const saidIn = ({ evidence }: Reportable, passage: string): string =>
  evidence.some(({ kind, body }) => kind === 'words' && body.includes(passage)) ? passage : ''

type Parts = {
  dispatch: Dispatch
  moderation: ModerationStore
  lockPictures: LockPictures
  ids: Ids
  clock: Clock
}

/** What their word alone locks of what they report, and since when that is counted. */
const createLocking =
  ({ moderation, lockPictures, clock }: Parts) =>
  async (found: Reportable, { reporter, reason }: ReportRequest, id: string) => {
    const none = { locksSince: null, locking: [] }
    if (!locksPictures(reason)) return none
    const since = new Date(clock.now().getTime() - DAY_MS)
    const ids = found.pictures.map((picture) => picture.id)
    const asked = { reporter, source: null, since, pictures: ids }
    const before = await moderation.lockedBefore(asked)
    const term = lockTermOf({ isMember: true, wrong: before.wrong })
    if (term === null) return none
    const pictures = lockedByWord(found.pictures, before)
    const by = { case: id, other: reporter, term }
    const locking = await lockPictures({ ...found, pictures }, by)
    return { locksSince: locking.length > 0 ? since : null, locking }
  }

/** `known`: the case that waits on the same thing. */
const createFirst = (parts: Parts) => {
  const { moderation, ids } = parts
  const lockingOf = createLocking(parts)
  return async (request: ReportRequest, known: string | null): Promise<FirstEvent[]> => {
    const { site, reporter, subject, reason, words } = request
    const found = await moderation.reportable(request)
    if (!found) return []
    const id = known ?? ids.random()
    const { locksSince, locking } = await lockingOf(found, request, id)
    const beside = { mail: '', name: '', place: '', locksSince }
    const passage = saidIn(found, request.passage)
    const report: NewReport = { id: ids.next(), reporter, reason, words, passage, ...beside }
    const evidence = evidenceOf(found, reason).map((one) => ({ ...one, id: ids.next() }))
    const urgency = urgencyOf(reason)
    if (known) {
      const event = { type: 'report', urgency, report, evidence } as const
      return [{ to: 'moderationCase', id, event, must: true }, ...locking]
    }
    const { accused, about } = found
    const foundBy = 'report' as const
    const record = { site, subject, subjectId: about, accused, foundBy, report, evidence }
    const begin = { case: id, accused, subject, about, urgency }
    return [{ to: 'moderationCase', id, begin, record, must: true }, ...locking]
  }
}

/**
 * Opens a case with what stands there now, or joins the one that waits on the same thing. Reporting
 * it twice is reporting it once.
 */
export const createReportSomething = (parts: Parts): ReportSomething => {
  const { dispatch, moderation } = parts
  const firstOf = createFirst(parts)

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
        const known = await moderation.openCase(subject, id, reporter)
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
