import type { FirstEvent } from '#core/kernel/cascade.ts'
import type { EventOf } from '#core/kernel/lifecycles.ts'
import type { Ids } from '#core/kernel/ports.ts'
import type { DeskStore, ModerationStore } from '#core/moderation/ports.ts'
import { staysLocked } from '#core/moderation/rules.ts'
import { type Decision, type HouseRule, restrictionOf } from '#core/moderation/values.ts'
import { type Dispatch, idempotencyKeyOf } from '#server/platform/dispatch.ts'
import { type Refused, refuse } from '#server/platform/http/refusals.ts'
import type { SettleHeld } from './held.ts'
import type { AlignRestrictions } from './restrictions.ts'

type Acting = { site: string; by: string; id: string; key: string | null }
type Nothing = Record<never, never>

/** What those who work here do with a case; each act stands in the log, by the same write. */
export type Desk = {
  /** That case, or with null the first that waits; null where none does. */
  claim(asked: Omit<Acting, 'id'> & { id: string | null }): Promise<{ id: string | null } | Refused>
  release(asked: Acting): Promise<Nothing | Refused>
  decide(
    asked: Acting & {
      decision: Decision
      days: number | null
      rule: HouseRule | null
      facts: string
    },
  ): Promise<Nothing | Refused>
  tellPolice(asked: Acting & { number: string }): Promise<Nothing | Refused>
  review(
    asked: Acting & { outcome: 'upheld' | 'overturned'; facts: string },
  ): Promise<Nothing | Refused>
}

type Parts = {
  dispatch: Dispatch
  moderation: ModerationStore
  deskStore: DeskStore
  alignRestrictions: AlignRestrictions
  settleHeld: SettleHeld
  ids: Ids
}

type Acted = EventOf<'moderationCase'>

/** One event of one case of the site, by somebody who works there. */
const createAct =
  ({ dispatch, deskStore }: Parts) =>
  async (
    { site, by, id, key }: Acting,
    eventOf: (facts: { involved: boolean }) => Acted | Promise<Acted>,
    said: unknown = null,
    besides: () => Promise<FirstEvent[]> = async () => [],
  ): Promise<Nothing | Refused> => {
    const fingerprint = JSON.stringify([id, said])
    const done = await dispatch({
      idempotency: idempotencyKeyOf(key, `desk:${by}`, fingerprint),
      attempt: async () => {
        const involved = await deskStore.involves(site, id, by)
        if (involved === null) return { refused: 'not_found' }
        const event = await eventOf({ involved })
        const first: FirstEvent[] = [{ to: 'moderationCase', id, event, must: true }]
        return { first: [...first, ...(await besides())], answer: () => ({}) }
      },
    })
    return done.done ? done.answer : refuse(done.why)
  }

/** What a decision means for the pictures that a case has locked: nobody has to see them for it. */
const createPictures =
  ({ moderation }: Parts) =>
  async (id: string, are: 'locked' | 'free'): Promise<FirstEvent[]> =>
    (await moderation.picturesOf(id)).map((picture) => {
      const event =
        are === 'free'
          ? ({ type: 'unlock' } as const)
          : ({ type: 'lock', case: id, hash: null } as const)
      return { to: 'photo', id: picture, event, must: false }
    })

type Parties = Awaited<ReturnType<Parts['moderation']['partiesOf']>>

/** What is held of whom it is on goes on or not by the decision itself. */
const createHeld =
  ({ settleHeld }: Parts) =>
  async (parties: Parties, decision: Decision): Promise<FirstEvent[]> => {
    if (parties?.subject !== 'signs' || parties.accused === null) return []
    return settleHeld(parties.accused, decision === 'nothing_found' ? 'deliver' : 'refuse')
  }

const createDecide = (parts: Parts): Desk['decide'] => {
  const { ids, moderation } = parts
  const act = createAct(parts)
  const pictures = createPictures(parts)
  const held = createHeld(parts)
  return async ({ decision, days, rule, facts, ...asked }) => {
    if (decision !== 'nothing_found' && rule === null) return refuse('invalid')
    return act(
      asked,
      () => ({
        type: 'decide',
        by: asked.by,
        decision,
        days,
        statement: { id: ids.random(), rule, facts },
        restriction: restrictionOf[decision] === null ? null : ids.random(),
      }),
      [decision, days, rule, facts],
      async () => {
        const parties = await moderation.partiesOf(asked.id)
        const isLocked = parties !== null && staysLocked({ ...parties, decision, rule })
        const locked = await pictures(asked.id, isLocked ? 'locked' : 'free')
        return [...locked, ...(await held(parties, decision))]
      },
    )
  }
}

export const createDesk = (parts: Parts): Desk => {
  const { dispatch, moderation, deskStore, alignRestrictions, ids } = parts
  const act = createAct(parts)
  const pictures = createPictures(parts)
  const claimOne = (asked: Acting) =>
    act(asked, ({ involved }) => ({ type: 'claim', by: asked.by, involved }), 'claim')

  /** Somebody else may be faster: then the one after it is next. */
  const claimNext = async ({
    site,
    by,
    key,
  }: Omit<Acting, 'id'>): Promise<{ id: string | null } | Refused> => {
    const done = await dispatch({
      idempotency: idempotencyKeyOf(key, `desk:${by}`, 'next'),
      attempt: async () => {
        const id = await deskStore.next(site, by)
        if (id === null) return { answered: { id: null as string | null } }
        const event = { type: 'claim', by, involved: false } as const
        const first: FirstEvent[] = [{ to: 'moderationCase', id, event, must: true }]
        return { first, answer: () => ({ id: id as string | null }) }
      },
    })
    return done.done ? done.answer : refuse(done.why)
  }

  return {
    claim: async (asked) => {
      if (asked.id !== null) {
        const done = await claimOne({ ...asked, id: asked.id })
        return 'refused' in done ? done : { id: asked.id }
      }
      for (;;) {
        const done = await claimNext(asked)
        if (!('refused' in done) || done.refused.error !== 'case_claimed') return done
      }
    },
    release: (asked) => act(asked, () => ({ type: 'release', by: asked.by }), 'release'),
    decide: createDecide(parts),
    tellPolice: ({ number, ...asked }) =>
      act(asked, () => ({ type: 'tellPolice', by: asked.by, number }), ['police', number]),
    review: async ({ outcome, facts, ...asked }) => {
      const type = outcome === 'upheld' ? 'uphold' : 'overturn'
      const statement = { id: ids.random(), rule: null, facts }
      const freed = outcome === 'overturned' ? () => pictures(asked.id, 'free') : undefined
      const event = async () => {
        const stays = type === 'overturn' && (await moderation.isRemovedBesides(asked.id))
        return { type, by: asked.by, statement, ...(stays && { stays }) } as const
      }
      const done = await act(asked, event, [outcome, facts], freed)
      const parties = 'refused' in done ? null : await moderation.partiesOf(asked.id)
      if (outcome === 'overturned' && parties?.accused) await alignRestrictions(parties.accused)
      return done
    },
  }
}
