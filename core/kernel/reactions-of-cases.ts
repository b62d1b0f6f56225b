import { type RestrictionKind, restrictionOf as restrictionKindOf } from '../moderation/values.ts'
import { type Hint, type Job, toWhoeverSees } from './jobs.ts'
import type { EffectOf } from './lifecycles.ts'
import type { Beginning, Reactions, Send } from './reaction.ts'
import { DAY_MS } from './time-units.ts'

type CaseEffect = { case: string; accused: string | null; statement: string }

/** Whom a decision is about reads why, and how to object. */
const stated = ({ accused, statement }: CaseEffect): Job[] =>
  accused === null
    ? []
    : [
        {
          name: 'mail',
          key: `statement:${statement}`,
          template: 'statement',
          account: accused,
          about: statement,
        },
      ]

/** What stands on their page of safety says something else. */
const readAnew = (account: string | null): Hint[] =>
  account === null ? [] : [{ account, about: 'safety' }]

const tellReporters = ({ case: id, statement }: CaseEffect): Job => ({
  name: 'moderation',
  key: null,
  task: 'tellReporters',
  case: id,
  statement,
})

/** What was held of a sender is settled by the decision on it, however much it is. */
const settleHeld = ({ subject, case: id }: CaseDecided): Job[] =>
  subject === 'signs' ? [{ name: 'moderation', key: null, task: 'settleHeld', case: id }] : []

type CaseDecided = Extract<EffectOf<'moderationCase'>, { type: 'caseDecided' }>

/** What is decided holds from the same moment on: there is no decision without it, nor it without. */
const restrictionOf = (decided: CaseDecided): (Send | Beginning)[] => {
  const { restriction: id, accused, decision, days, about, statement, case: of } = decided
  const kind = restrictionKindOf[decision]
  if (id === null || accused === null || kind === null) return []
  const begin = { restriction: id, account: accused, kind, about }
  const record = { case: of, statement }
  const limit = { type: 'limit', termMs: (days ?? 0) * DAY_MS } as const
  return [
    { to: 'restriction', id, begin, record, must: true },
    ...(days === null ? [] : [{ to: 'restriction', id, event: limit, must: true } as const]),
  ]
}

const lift = (id: string | null, stays: boolean): Send[] => {
  if (id === null) return []
  const event = { type: 'lift', by: null, ...(stays && { stays }) } as const
  return [{ to: 'restriction', id, event, must: false }]
}

/** What a restriction means for what has a life of its own. */
const restrained = (
  kind: RestrictionKind,
  { account, about }: { account: string; about: string | null },
  begins: boolean,
): Send[] => {
  if (kind === 'suspended' && begins) {
    return [{ to: 'account', id: account, event: { type: 'suspend' }, must: false }]
  }
  if (kind === 'photo_removed' && about !== null) {
    const event = { type: begins ? 'withhold' : 'return' } as const
    return [{ to: 'photo', id: about, event, must: false }]
  }
  if (kind !== 'message_removed' || about === null) return []
  const event = { type: begins ? 'withhold' : 'release' } as const
  return [{ to: 'message', id: about, event, must: false }]
}

/** What a case causes, and what holds by its decision. */
export const caseReactions: Pick<Reactions, 'moderationCase' | 'restriction'> = {
  moderationCase: {
    caseDecided: (decided) => ({
      send: restrictionOf(decided),
      jobs: [
        ...(decided.decision === 'nothing_found' ? [] : stated(decided)),
        tellReporters(decided),
        ...settleHeld(decided),
      ],
      hints: decided.decision === 'nothing_found' ? [] : readAnew(decided.accused),
    }),
    policeTold: () => ({}),
    appealed: ({ accused, party }) => ({ hints: party === 'accused' ? readAnew(accused) : [] }),
    caseUpheld: (upheld) =>
      upheld.party === 'reporter'
        ? { jobs: [tellReporters(upheld)] }
        : { jobs: stated(upheld), hints: readAnew(upheld.accused) },
    caseOverturned: (overturned) => ({
      send: lift(overturned.restriction, overturned.stays === true),
      jobs: [...stated(overturned), tellReporters(overturned)],
      hints: readAnew(overturned.accused),
    }),
    caseClosed: ({ case: id }) => ({
      jobs: [{ name: 'moderation', key: null, task: 'erase', case: id }],
    }),
  },
  restriction: {
    restrictionBegan: ({ account, kind, about }) => ({
      send: restrained(kind, { account, about }, true),
      hints: [{ account, about: 'user' }, toWhoeverSees(account)],
    }),
    restrictionEnded: ({ account, kind, about, stays }) => ({
      send: stays ? [] : restrained(kind, { account, about }, false),
      jobs:
        kind === 'suspended' ? [{ name: 'moderation', key: null, task: 'restore', account }] : [],
      hints: [{ account, about: 'user' }, ...readAnew(account), toWhoeverSees(account)],
    }),
  },
}
