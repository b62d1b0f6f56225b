import type { FirstEvent } from '#core/kernel/cascade.ts'
import type { Ids, JobQueue } from '#core/kernel/ports.ts'
import type { Complaint } from '#core/moderation/notices/contract.ts'
import type { ModerationStore } from '#core/moderation/ports.ts'
import { locksPictures, urgencyOf } from '#core/moderation/rules.ts'
import type { NewReport } from '#core/moderation/values.ts'
import { numberOf } from '#core/moderation/views.ts'
import type { Vault } from '#core/payment/direct-debit/ports.ts'
import { type Dispatch, idempotencyKeyOf } from '#server/platform/dispatch.ts'
import { type Refused, refuse } from '#server/platform/http/refusals.ts'
import type { LockableByStranger, LockPictures } from './lock-pictures.ts'
import { evidenceOf } from './report.ts'

type NoticeRequest = {
  form: Complaint
  site: string
  language: string
  /** The network that it comes from, hashed. */
  network: string
  key: string | null
}
export type ReceiveNotice = (request: NoticeRequest) => Promise<{ number: string } | Refused>

/** The page of a member, wherever it stands in what somebody typed. */
const MEMBER_PAGE = /\/(?:members|likes\/m)\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/i

/** The address of a picture of a profile, in whichever size. */
const PICTURE = /\/media\/photos\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:-\w+)?\.webp/i

/**
 * Opens a case of what anybody says by the form for everybody; where the place is the page of a
 * member or a picture of theirs, the case is on them. Its receipt is asked for after it, and again by who asks again.
 */
export const createReceiveNotice = ({
  dispatch,
  moderation,
  lockPictures,
  lockableByStranger,
  jobQueue,
  vault,
  ids,
}: {
  dispatch: Dispatch
  moderation: ModerationStore
  lockPictures: LockPictures
  lockableByStranger: LockableByStranger
  jobQueue: JobQueue
  vault: Pick<Vault, 'mark'>
  ids: Ids
}): ReceiveNotice => {
  const shownAt = async ({ about, place }: Complaint, site: string) => {
    if (about !== 'content') return null
    const [, picture] = PICTURE.exec(place) ?? []
    const id = picture ?? MEMBER_PAGE.exec(place)?.[1]
    const subject = picture ? 'photo' : 'member'
    const reporter = ids.random()
    return id ? moderation.reportable({ site, reporter, subject, id: id.toLowerCase() }) : null
  }

  const firstOf = async (
    { form, site, language, network }: NoticeRequest,
    id: string,
  ): Promise<FirstEvent[]> => {
    const found = await shownAt(form, site)
    const accused = found?.accused ?? null
    const reason = (form.about === 'content' && form.reason) || 'other'
    const { about, words, name, mail, place } = form
    const said = { reason, words, name, mail, place, passage: '' }
    const source = vault.mark(['notice', network])
    const notice = { about, language, source }
    const report: NewReport = { id: ids.next(), reporter: null, ...said, notice }
    const kept = found ? evidenceOf(found, reason) : []
    const evidence = kept.map((one) => ({ ...one, id: ids.next() }))
    const subject = 'notice' as const
    const beside = { site, subject, subjectId: null, accused, foundBy: 'report' as const }
    const begin = { case: id, accused, subject, about: null, urgency: urgencyOf(reason) }
    const record = { ...beside, report, evidence }
    const lockable =
      found && locksPictures(reason) ? await lockableByStranger(found, { source }) : null
    const locks = lockable
      ? await lockPictures(lockable.found, { case: id, other: null, term: lockable.term })
      : []
    return [{ to: 'moderationCase', id, begin, record, must: true }, ...locks]
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
