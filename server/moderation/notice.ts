import type { Ids, JobQueue } from '#core/kernel/ports.ts'
import type { Complaint } from '#core/moderation/notices/contract.ts'
import type { ModerationStore } from '#core/moderation/ports.ts'
import { urgencyOf } from '#core/moderation/rules.ts'
import type { NewReport } from '#core/moderation/values.ts'
import { numberOf } from '#core/moderation/views.ts'
import { type Dispatch, idempotencyKeyOf } from '#server/platform/dispatch.ts'
import { type Refused, refuse } from '#server/platform/http/refusals.ts'

type NoticeRequest = { form: Complaint; site: string; language: string; key: string | null }
export type ReceiveNotice = (request: NoticeRequest) => Promise<{ number: string } | Refused>

/** The page of a member, wherever it stands in what somebody typed. */
const MEMBER_PAGE = /\/(?:members|likes\/m)\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/i

/**
 * Opens a case of what anybody says by the form for everybody; where the place is the page of a
 * member, the case is on them. Its receipt is asked for after it, and again by who asks again.
 */
export const createReceiveNotice = ({
  dispatch,
  moderation,
  jobQueue,
  ids,
}: {
  dispatch: Dispatch
  moderation: ModerationStore
  jobQueue: JobQueue
  ids: Ids
}): ReceiveNotice => {
  const shownAt = async ({ about, place }: Complaint, site: string) => {
    const [, id] = (about === 'content' && MEMBER_PAGE.exec(place)) || []
    const nobody = ids.random()
    const found =
      id &&
      (await moderation.reportable({
        site,
        reporter: nobody,
        subject: 'member',
        id: id.toLowerCase(),
      }))
    return found || null
  }

  const firstOf = async ({ form, site, language }: NoticeRequest, id: string) => {
    const found = await shownAt(form, site)
    const accused = found?.accused ?? null
    const reason = (form.about === 'content' && form.reason) || 'other'
    const { about, words, name, mail, place } = form
    const said = { reason, words, name, mail, place, passage: '' }
    const notice = { about, language }
    const report: NewReport = { id: ids.next(), reporter: null, ...said, notice }
    const evidence = (found?.evidence ?? []).map((one) => ({ ...one, id: ids.next() }))
    const subject = 'notice' as const
    const beside = { site, subject, subjectId: null, accused, foundBy: 'report' as const }
    const begin = { case: id, accused, subject, about: null, urgency: urgencyOf(reason) }
    const record = { ...beside, report, evidence }
    return [{ to: 'moderationCase' as const, id, begin, record, must: true }]
  }

  return async (request) => {
    const { form, site, key } = request
    const done = await dispatch<{ case: string }>({
      idempotency: idempotencyKeyOf(key, `notice:${site}`, ids.hash(JSON.stringify(form))),
      attempt: async () => {
        const id = ids.random()
        return { first: await firstOf(request, id), answer: () => ({ case: id }) }
      },
    })
    if (!done.done) return refuse(done.why)
    const { case: id } = done.answer
    await jobQueue.put({ name: 'moderation', key: null, task: 'receiveNotice', case: id })
    return { number: numberOf(id) }
  }
}
