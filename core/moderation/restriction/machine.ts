import { setup } from 'xstate'
import type { ProfileChange } from '#core/account/views.ts'
import type { Lifecycle, Words } from '#core/kernel/lifecycle.ts'
import type { RestrictionKind } from '../values.ts'

/** Ids of the restriction, of the account that it holds for and of what of theirs it is about. */
type Input = { restriction: string; account: string; kind: RestrictionKind; about: string | null }
type Context = Input & { termMs: number }
/**
 * `profile`: what the member says from now on, written with the end itself; none where it was a
 * photo.
 * `by`: who of staff lifts it; null where the decision itself is taken back, by an act of its own.
 * `stays`: what it is about is not back by this, as another decision removes the same.
 */
type Event =
  | { type: 'limit'; termMs: number }
  | { type: 'changed'; profile?: ProfileChange }
  | { type: 'lift'; by: string | null; stays?: boolean }
type Effect =
  | ({ type: 'restrictionBegan' } & Input)
  | ({ type: 'restrictionEnded'; stays?: boolean } & Input)

const chart = setup({
  types: {
    context: {} as Context,
    input: {} as Input,
    events: {} as Event,
    emitted: {} as Effect,
    meta: {} as Words,
  },
  delays: { term: ({ context }) => context.termMs },
})

const what = ({ context: { restriction, account, kind, about } }: { context: Context }) => ({
  restriction,
  account,
  kind,
  about,
})
const ended = chart.emit((at) => {
  const stays = at.event.type === 'lift' && at.event.stays === true
  return { type: 'restrictionEnded', ...what(at), ...(stays && { stays }) }
})
const limited = chart.assign({
  termMs: ({ context, event }) => (event.type === 'limit' ? event.termMs : context.termMs),
})

/**
 * What holds of a member by a decision: that a photo is removed, the profile hidden, chatting
 * paused, the account suspended. It is there by a statement of reasons alone, and ends by itself,
 * by what the member changes, or by an objection (MOD-01).
 */
const machine = chart.createMachine({
  id: 'restriction',
  context: ({ input }) => ({ ...input, termMs: 0 }),
  initial: 'inForce',
  entry: chart.emit((at) => ({ type: 'restrictionBegan', ...what(at) })),
  states: {
    inForce: {
      meta: {
        nl: 'Geldt totdat iemand het opheft.',
        en: 'Holds until somebody lifts it.',
      },
      on: {
        limit: { target: 'forTerm', actions: limited },
        changed: { target: 'ended', actions: ended },
        lift: { target: 'lifted', actions: ended },
      },
    },
    forTerm: {
      meta: {
        nl: 'Geldt voor een tijd, en houdt dan vanzelf op.',
        en: 'Holds for a time, and then ends by itself.',
      },
      on: { lift: { target: 'lifted', actions: ended } },
      after: { term: { target: 'ended', actions: ended } },
    },
    ended: {
      type: 'final',
      meta: { nl: 'Voorbij.', en: 'Over.' },
    },
    lifted: {
      type: 'final',
      meta: {
        nl: 'Opgeheven voordat het voorbij was.',
        en: 'Lifted before it was over.',
      },
    },
  },
})

export const restriction = {
  name: 'restriction',
  owner: 'server',
  machine,
  rules: {},
  events: {
    limit: { nl: 'Het geldt voor een tijd.', en: 'It holds for a time.' },
    changed: {
      nl: 'Het lid heeft veranderd waar het om ging.',
      en: 'The member has changed what it was about.',
    },
    lift: {
      nl: 'Een medewerker heft het op, of draait het besluit terug.',
      en: 'A member of staff lifts it, or takes the decision back.',
    },
  },
} satisfies Lifecycle<typeof machine, Record<never, never>>
