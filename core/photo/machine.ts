import type { Lifecycle } from '#core/kernel/lifecycle.ts'
import { type Context, chart, type Event, rules } from './setup.ts'
import { events } from './words.ts'

type Asked = { context: Context; event: Event }

const which = ({ context: { photo, account, talk } }: { context: Context }) => ({
  photo,
  account,
  talk,
})
const actor = ({ event }: Asked) => {
  if (!('by' in event)) throw new Error(`${event.type} is nobody's`)
  return event.by
}
const looking = ({ context: { claimedBy }, event }: Asked) => {
  if (event.type !== 'claim') throw new Error(`${event.type} claims nothing`)
  return { by: event.by, involved: event.involved, claimedBy }
}
const mine = (asked: Asked) => ({ by: actor(asked), claimedBy: asked.context.claimedBy })
const own = (asked: Asked) => ({ by: actor(asked), account: asked.context.account })
const pair = ({ event }: Asked) => {
  if (!('second' in event)) throw new Error(`${event.type} is done by one`)
  return { by: event.by, second: event.second }
}

const claimed = chart.assign({ claimedBy: actor })
const letGo = chart.assign({ claimedBy: null })
const decided = { claimedBy: null, decidedBy: actor } as const
const locked = chart.assign({
  claimedBy: null,
  case: ({ context, event }) =>
    event.type === 'lock' || event.type === 'lockForTerm' ? event.case : context.case,
})

const approve = {
  guard: { type: 'mayJudge', params: mine },
  actions: [
    chart.assign({ ...decided, shown: true }),
    chart.emit(({ context: { photo, account } }) => ({ type: 'photoApproved', photo, account })),
  ],
} as const
const tellRefused = chart.emit(({ context: { photo } }) => ({ type: 'photoRefused', photo }))
const refuse = {
  target: '#photo.refused',
  guard: { type: 'mayJudge', params: mine },
  actions: [chart.assign({ ...decided, refused: true }), tellRefused],
} as const
const withhold = {
  target: '#photo.refused',
  actions: [chart.assign({ claimedBy: null, refused: true }), tellRefused],
} as const
const lockActions = [locked, chart.emit((at) => ({ type: 'photoLocked', ...which(at) }))] as const
const lock = { target: '#photo.locked.untilDecided', actions: lockActions } as const
const lockForTerm = { target: '#photo.locked.forTerm', actions: lockActions } as const
const unlocked = chart.emit((at) => ({ type: 'photoUnlocked', ...which(at) }))
const unlockRefused = {
  target: '#photo.refused',
  guard: { type: 'wasRefused', params: ({ context }: { context: Context }) => context },
  actions: unlocked,
} as const
const unlockApproved = {
  target: '#photo.shown.approved',
  guard: { type: 'wasApproved', params: ({ context }: { context: Context }) => context },
  actions: unlocked,
} as const
const remove = {
  target: '#photo.removed',
  guard: { type: 'isOwnPhoto', params: own },
  actions: letGo,
} as const
const claim = { guard: { type: 'mayLook', params: looking }, actions: claimed } as const
const byTwo = {
  guard: { type: 'areTwo', params: pair },
  actions: chart.assign({ decidedBy: actor }),
} as const

/**
 * What becomes of a picture that a member sent (MOD-04): looked at before or after it shows, as the
 * site chooses; refused with a reason; or locked at once, unseen by anybody, where it may show the
 * abuse of a child; for a day only, where a notice without an account says so (MOD-15). Its case and its statement of reasons have charts of their own.
 */
const machine = chart.createMachine({
  id: 'photo',
  context: ({ input }) => ({
    ...input,
    claimedBy: null,
    decidedBy: null,
    shown: false,
    refused: false,
    case: null,
  }),
  initial: 'pending',
  entry: chart.emit(({ context: { photo } }) => ({ type: 'photoCame', photo })),
  states: {
    pending: {
      initial: 'waiting',
      on: { withhold, lock, lockForTerm, remove },
      states: {
        waiting: {
          meta: {
            nl: 'Wordt bekeken; alleen het lid zelf ziet de foto.',
            en: 'To be looked at; only its member sees the photo.',
          },
          on: {
            show: { target: '#photo.shown.waiting', actions: chart.assign({ shown: true }) },
            claim: { target: 'opened', ...claim },
          },
        },
        opened: {
          id: 'photo.opened',
          meta: {
            nl: 'Een medewerker kijkt ernaar; alleen het lid zelf ziet de foto.',
            en: 'A member of staff looks at it; only its member sees the photo.',
          },
          on: {
            claim: { target: 'opened', reenter: true, ...claim },
            approve: { target: '#photo.shown.approved', ...approve },
            refuse,
          },
          after: { lease: { target: 'waiting', actions: letGo } },
        },
      },
    },
    shown: {
      initial: 'waiting',
      on: { withhold, lock, lockForTerm, remove },
      states: {
        waiting: {
          meta: {
            nl: 'Te zien; nog niemand van ons heeft gekeken.',
            en: 'Shown; nobody of us has looked yet.',
          },
          on: { claim: { target: 'claimed', ...claim } },
        },
        claimed: {
          id: 'photo.claimed',
          meta: {
            nl: 'Te zien; een medewerker kijkt ernaar.',
            en: 'Shown; a member of staff looks at it.',
          },
          on: {
            claim: { target: 'claimed', reenter: true, ...claim },
            approve: { target: '#photo.shown.approved', ...approve },
            refuse,
          },
          after: { lease: { target: 'waiting', actions: letGo } },
        },
        approved: {
          meta: { nl: 'Bekeken en goed.', en: 'Looked at and approved.' },
        },
      },
    },
    refused: {
      meta: {
        nl: 'Afgewezen met een reden; alleen het lid zelf ziet de foto.',
        en: 'Refused with a reason; only its member sees the photo.',
      },
      on: {
        return: {
          target: '#photo.shown.approved',
          actions: chart.assign({ refused: false, shown: true }),
        },
        lock,
        lockForTerm,
        remove,
      },
    },
    locked: {
      initial: 'untilDecided',
      on: {
        withhold: { actions: chart.assign({ refused: true }) },
        return: { actions: chart.assign({ refused: false, shown: true }) },
        unlock: [
          unlockRefused,
          unlockApproved,
          {
            target: '#photo.shown.waiting',
            guard: { type: 'wasShown', params: ({ context }) => context },
            actions: unlocked,
          },
          { target: 'pending', actions: unlocked },
        ],
        handOver: { target: 'handedOver', ...byTwo },
      },
      states: {
        untilDecided: {
          meta: {
            nl: 'Op slot tot het besluit: niemand ziet de foto, ook het lid en wij niet.',
            en: 'Locked until the decision: nobody sees the photo, neither its member nor us.',
          },
          on: { lock: { actions: locked } },
        },
        forTerm: {
          id: 'photo.forTerm',
          meta: {
            nl: 'Op slot voor een dag, na een melding die op zichzelf te weinig weegt: niemand ziet de foto.',
            en: 'Locked for a day, after a notice that weighs too little alone: nobody sees the photo.',
          },
          on: { lock: { target: 'untilDecided', actions: locked } },
          after: {
            /**
             * The law asks for a prompt decision, not for a lock: a photo that staff approved shows
             * again. One that no person has looked at isn't shown to others on the strength of a
             * deadline, because the operator knows of a notice about it: it waits for a look.
             */
            lockTerm: [
              unlockRefused,
              unlockApproved,
              { target: '#photo.pending', actions: [chart.assign({ shown: false }), unlocked] },
            ],
          },
        },
      },
    },
    handedOver: {
      meta: {
        nl: 'Overgedragen en nog niet vernietigd; niemand ziet de foto.',
        en: 'Handed over and not yet destroyed; nobody sees the photo.',
      },
      on: {
        handOver: byTwo,
        destroy: {
          target: 'destroyed',
          guard: byTwo.guard,
          actions: [
            byTwo.actions,
            chart.emit(({ context: { photo } }) => ({ type: 'photoDestroyed', photo })),
          ],
        },
      },
    },
    destroyed: {
      type: 'final',
      meta: {
        nl: 'Vernietigd: wat blijft is een hash, een datum en het logboek.',
        en: 'Destroyed: what stays is a hash, a date and the log.',
      },
    },
    removed: {
      type: 'final',
      meta: { nl: 'Weggehaald door het lid.', en: 'Taken away by its member.' },
    },
  },
})

export const photo = {
  name: 'photo',
  owner: 'server',
  machine,
  rules,
  events,
} satisfies Lifecycle<typeof machine, typeof rules>
