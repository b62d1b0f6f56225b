import type { FirstEvent } from '#core/kernel/cascade.ts'
import type { Ids } from '#core/kernel/ports.ts'
import type { ModerationStore, Reportable } from '#core/moderation/ports.ts'
import type { HouseRule, NewCase } from '#core/moderation/values.ts'
import type { OpenedPhoto, PhotoDeskStore } from '#core/photo/desk/ports.ts'
import { type Dispatch, idempotencyKeyOf } from '#server/platform/dispatch.ts'
import { type Refused, refuse } from '#server/platform/http/refusals.ts'

type Acting = { site: string; by: string; key: string | null }
type Nothing = Record<never, never>

/** What those who work here do with photos that wait; each act stands in the log, by the same write. */
export type PhotoDesk = {
  /** That photo, or with null the first that waits; null where none does. */
  open(asked: Acting & { id: string | null }): Promise<OpenedPhoto | null | Refused>
  /** By no rule it is approved. */
  judge(
    asked: Acting & { id: string; rule: HouseRule | null; facts: string },
  ): Promise<Nothing | Refused>
}

type Parts = {
  dispatch: Dispatch
  photoDeskStore: PhotoDeskStore
  moderation: Pick<ModerationStore, 'openCase'>
  lockPictures: (
    found: Reportable,
    by: { case: string; other: string | null },
  ) => Promise<FirstEvent[]>
  /** A decision may hide a profile until its member changes it. */
  endHiding: (account: string) => Promise<FirstEvent[]>
  ids: Ids
}
type Judged = { site: string; by: string; photo: string; account: string; name: string }

/** A case of a photo that somebody who works here came upon. */
const caseOf = (
  { site, photo, account }: Judged,
  { id, rule, evidence }: { id: string; rule: HouseRule; evidence: NewCase['evidence'] },
): FirstEvent => ({
  to: 'moderationCase',
  id,
  must: true,
  begin: {
    case: id,
    accused: account,
    subject: 'photo',
    about: photo,
    urgency: rule === 'child_abuse' ? 0 : 2,
  },
  record: {
    site,
    subject: 'photo',
    subjectId: photo,
    accused: account,
    foundBy: 'staff',
    report: null,
    evidence,
  },
})

/** Refused with a case from beginning to decision: no photo is refused without its reasons. */
const refuseOne = (ids: Ids, judged: Judged, rule: HouseRule, facts: string): FirstEvent[] => {
  const { by, photo, name } = judged
  const id = ids.random()
  const evidence = [{ id: ids.random(), kind: 'photo' as const, about: photo, body: name }]
  const decided = {
    type: 'decide',
    by,
    decision: 'remove_photo',
    days: null,
    statement: { id: ids.random(), rule, facts },
    restriction: ids.random(),
  } as const
  const to = 'moderationCase'
  return [
    { to: 'photo', id: photo, event: { type: 'refuse', by, case: id }, must: true },
    caseOf(judged, { id, rule, evidence }),
    { to, id, event: { type: 'claim', by, involved: by === judged.account }, must: true },
    { to, id, event: decided, must: true },
  ]
}

/** What somebody reported of it waits already, and is urgent from now on. */
const joining = (ids: Ids, id: string): FirstEvent => {
  const unsaid = { reporter: null, words: '', passage: '', mail: '', name: '', place: '' }
  const report = { ...unsaid, id: ids.next(), reason: 'child_abuse' as const }
  const to = 'moderationCase'
  return { to, id, event: { type: 'report', urgency: 0, report, evidence: [] }, must: true }
}

/** Locked unseen, with a case that waits for the procedure; not a copy of it is kept. */
const lockOne = async (
  { ids, lockPictures, moderation }: Parts,
  judged: Judged,
): Promise<FirstEvent[]> => {
  const { photo, account, name } = judged
  const known = await moderation.openCase('photo', photo)
  const id = known ?? ids.random()
  const pictures = [{ id: photo, name }]
  const found = { accused: account, about: photo, evidence: [], pictures, conversation: null }
  const locks = await lockPictures(found, { case: id, other: null })
  const locked = locks.filter((one) => 'event' in one && one.event.type === 'lock')
  return [
    known ? joining(ids, id) : caseOf(judged, { id, rule: 'child_abuse', evidence: [] }),
    ...locked.map((one) => ({ ...one, must: true }) as FirstEvent),
  ]
}

/** One that others see from now on is a change of its profile; one that they saw already is none. */
const approveOne = async (
  { endHiding }: Parts,
  { by, photo, account }: Judged,
  shown: boolean,
): Promise<FirstEvent[]> => [
  { to: 'photo', id: photo, event: { type: 'approve', by }, must: true },
  ...(shown ? [] : await endHiding(account)),
]

const createOpen =
  ({ dispatch, photoDeskStore }: Parts): PhotoDesk['open'] =>
  async ({ site, by, id: wanted, key }) => {
    for (;;) {
      const done = await dispatch<{ id: string | null }>({
        idempotency: idempotencyKeyOf(key, `photoDesk:${by}`, wanted ?? 'next'),
        attempt: async () => {
          const id = wanted ?? (await photoDeskStore.next(site, by))
          if (id === null) return { answered: { id } }
          const owner = await photoDeskStore.ownerOf(site, id)
          if (owner === null) return { refused: 'not_found' }
          const event = { type: 'claim', by, involved: owner === by } as const
          return { first: [{ to: 'photo', id, event, must: true }], answer: () => ({ id }) }
        },
      })
      if (done.done) {
        const { id } = done.answer
        return id === null ? null : photoDeskStore.find({ site, id, actor: by })
      }
      if (wanted !== null || done.why !== 'case_claimed') return refuse(done.why)
    }
  }

export const createPhotoDesk = (parts: Parts): PhotoDesk => {
  const { dispatch, photoDeskStore, ids } = parts
  return {
    open: createOpen(parts),
    judge: async ({ site, by, id, rule, facts, key }) => {
      if (rule !== null && rule !== 'child_abuse' && facts === '') return refuse('invalid')
      const done = await dispatch({
        idempotency: idempotencyKeyOf(key, `photoDesk:${by}`, JSON.stringify([id, rule, facts])),
        attempt: async () => {
          if ((await photoDeskStore.ownerOf(site, id)) === null) return { refused: 'not_found' }
          const found = await photoDeskStore.picture({ site, id, actor: by })
          if (!found) return { refused: 'case_not_claimed' }
          const judged = { site, by, photo: id, ...found }
          const first: FirstEvent[] =
            rule === null
              ? await approveOne(parts, judged, found.shown)
              : rule === 'child_abuse'
                ? await lockOne(parts, judged)
                : refuseOne(ids, judged, rule, facts)
          return { first, answer: () => ({}) }
        },
      })
      return done.done ? done.answer : refuse(done.why)
    },
  }
}
