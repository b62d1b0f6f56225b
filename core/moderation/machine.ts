import type { Lifecycle } from '#core/kernel/lifecycle.ts'
import { decisionsFor } from './rules.ts'
import { type Context, chart, type Event, rules } from './setup.ts'
import { events } from './words.ts'

type Asked = { context: Context; event: Event }

const whose = ({ context: { case: id, accused } }: { context: Context }) => ({ case: id, accused })

const joined = chart.assign({
  urgency: ({ context, event }) =>
    event.type === 'report' && event.urgency < context.urgency ? event.urgency : context.urgency,
})
const claimed = chart.assign({
  claimedBy: ({ event }) => (event.type === 'claim' ? event.by : null),
})
const letGo = chart.assign({ claimedBy: null })
const reviewed = chart.assign({
  claimedBy: null,
  reviewedBy: ({ event }) => ('by' in event ? event.by : null),
})

const mine = ({ context, event }: Asked) => {
  if (!('by' in event)) throw new Error(`${event.type} is nobody's`)
  const { claimedBy, decidedBy, appealBy } = context
  return { by: event.by, claimedBy, decidedBy, appealBy }
}
const claiming = ({ context, event }: Asked) => {
  if (event.type !== 'claim') throw new Error(`${event.type} claims nothing`)
  const { claimedBy, decidedBy } = context
  return { by: event.by, involved: event.involved, claimedBy, decidedBy }
}
const deciding = (asked: Asked) => {
  const { context, event } = asked
  if (event.type !== 'decide') throw new Error(`${event.type} decides nothing`)
  const { decision, days } = event
  const possible = decisionsFor(context.subject, context.accused)
  return { ...mine(asked), decision, days, possible }
}
const appealing = ({ context, event }: Asked) => {
  if (event.type !== 'appeal') throw new Error(`${event.type} is no objection`)
  const { decision, appealed } = context
  return { party: event.party, decision, appealed }
}

const decide = [
  chart.assign({
    claimedBy: null,
    appealBy: null,
    decidedBy: ({ context, event }) => (event.type === 'decide' ? event.by : context.decidedBy),
    decision: ({ context, event }) => (event.type === 'decide' ? event.decision : context.decision),
    restriction: ({ event }) => (event.type === 'decide' ? event.restriction : null),
  }),
  chart.emit(({ context, event }) => {
    if (event.type !== 'decide') throw new Error(`${event.type} decides nothing`)
    const { decision, days, statement, restriction } = event
    return {
      type: 'caseDecided',
      ...whose({ context }),
      subject: context.subject,
      about: context.about,
      decision,
      days,
      statement: statement.id,
      restriction,
    }
  }),
]
const object = [
  chart.assign({
    appealBy: ({ event }) => (event.type === 'appeal' ? event.party : null),
    appealed: ({ context, event }) =>
      event.type === 'appeal' ? [...context.appealed, event.party] : context.appealed,
  }),
  chart.emit(({ context, event }) => {
    if (event.type !== 'appeal') throw new Error(`${event.type} is no objection`)
    return { type: 'appealed', ...whose({ context }), party: event.party }
  }),
]
const uphold = [
  reviewed,
  chart.emit(({ context, event }) => {
    if (event.type !== 'uphold') throw new Error(`${event.type} upholds nothing`)
    const { appealBy: party } = context
    return { type: 'caseUpheld', ...whose({ context }), party, statement: event.statement.id }
  }),
]
const overturn = [
  reviewed,
  chart.emit(({ context, event }) => {
    if (event.type !== 'overturn') throw new Error(`${event.type} overturns nothing`)
    const { restriction } = context
    const { statement, stays } = event
    const of = { ...whose({ context }), statement: statement.id }
    return { type: 'caseOverturned', ...of, restriction, ...(stays && { stays }) }
  }),
]

const claim = { guard: { type: 'mayClaim', params: claiming }, actions: claimed } as const
const release = { type: 'mayRelease', params: mine } as const
const tellPolice = chart.emit((at) => ({ type: 'policeTold', ...whose(at) }))
const join = { actions: joined } as const

/**
 * The life of a case: what is reported, what is decided on it, and what becomes of an objection
 * (MOD-01, MOD-02). It has one member of staff before it at a time, for half an hour.
 */
const machine = chart.createMachine({
  id: 'moderationCase',
  context: ({ input }) => ({
    ...input,
    claimedBy: null,
    decidedBy: null,
    reviewedBy: null,
    decision: null,
    restriction: null,
    appealBy: null,
    appealed: [],
  }),
  initial: 'open',
  states: {
    open: {
      meta: {
        nl: 'Gemeld; nog niemand kijkt ernaar.',
        en: 'Reported; nobody looks at it yet.',
      },
      on: { report: join, claim: { target: 'claimed', ...claim } },
    },
    claimed: {
      meta: {
        nl: 'Een medewerker heeft de zaak voor zich.',
        en: 'A member of staff has the case before them.',
      },
      on: {
        report: join,
        claim: { target: 'claimed', reenter: true, ...claim },
        release: { target: 'open', guard: release, actions: letGo },
        tellPolice: { guard: release, actions: tellPolice },
        decide: {
          target: 'decided',
          guard: { type: 'mayDecide', params: deciding },
          actions: decide,
        },
      },
      after: { lease: { target: 'open', actions: letGo } },
    },
    decided: {
      meta: {
        nl: 'Besloten; wie het aangaat weet waarom, en kan bezwaar maken.',
        en: 'Decided; those it concerns know why, and can object.',
      },
      on: {
        appeal: {
          target: 'appealed',
          guard: { type: 'mayAppeal', params: appealing },
          actions: object,
        },
      },
      after: { appealTerm: 'closed' },
    },
    appealed: {
      meta: {
        nl: 'Er is bezwaar gemaakt; een andere medewerker moet kijken.',
        en: 'Somebody objects; another member of staff has to look.',
      },
      on: { claim: { target: 'reviewing', ...claim } },
    },
    reviewing: {
      meta: {
        nl: 'Een andere medewerker heeft het bezwaar voor zich.',
        en: 'Another member of staff has the objection before them.',
      },
      on: {
        claim: { target: 'reviewing', reenter: true, ...claim },
        release: { target: 'appealed', guard: release, actions: letGo },
        tellPolice: { guard: release, actions: tellPolice },
        uphold: {
          target: 'upheld',
          guard: { type: 'mayUphold', params: mine },
          actions: uphold,
        },
        overturn: {
          target: 'overturned',
          guard: { type: 'mayOverturn', params: mine },
          actions: overturn,
        },
        decide: {
          target: 'decided',
          guard: { type: 'mayDecideAnew', params: deciding },
          actions: decide,
        },
      },
      after: { lease: { target: 'appealed', actions: letGo } },
    },
    upheld: {
      meta: {
        nl: 'Het besluit blijft staan, ook na het bezwaar.',
        en: 'The decision stands, after the objection too.',
      },
      after: { evidenceTerm: 'closed' },
    },
    overturned: {
      meta: {
        nl: 'Het besluit was niet goed: alles is terug, met excuses.',
        en: 'The decision was wrong: everything is back, with an apology.',
      },
      after: { evidenceTerm: 'closed' },
    },
    closed: {
      type: 'final',
      meta: {
        nl: 'Voorbij: er is geen bezwaar meer, en wat er gemeld werd is gewist.',
        en: 'Over: nobody can object any more, and what was reported is erased.',
      },
      entry: chart.emit(({ context }) => ({ type: 'caseClosed', ...whose({ context }) })),
    },
  },
})

export const moderationCase = {
  name: 'moderationCase',
  owner: 'server',
  machine,
  rules,
  events,
} satisfies Lifecycle<typeof machine, typeof rules>
