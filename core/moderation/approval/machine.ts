import { setup } from 'xstate'
import { guardsOf, type Lifecycle, type Words } from '#core/kernel/lifecycle.ts'
import type { StaffRole } from '#core/kernel/roles.ts'
import { DAY_MS } from '#core/kernel/time-units.ts'
import { APPROVAL_DAYS, mayDecideAlone, maySecond, mayWithdraw } from './rules.ts'
import type { ApprovalKind } from './values.ts'

/** `about`: of the payment; `amount`: credits, or minor units of money. */
type Input = {
  approval: string
  kind: ApprovalKind
  account: string
  about: string | null
  amount: number | null
  proposedBy: string
}
type Context = Input & { decidedBy: string | null }
/** `role`, `involved` and `givenMinor` are facts of who decides, as they are at that moment. */
type Deciding = { by: string; role: StaffRole; involved: boolean }
type Event =
  | ({ type: 'confirm' } & Deciding)
  | ({ type: 'refuse' } & Deciding)
  | ({ type: 'decideAlone'; givenMinor: number } & Deciding)
  | { type: 'withdraw'; by: string }
type Effect = {
  type: 'approved'
  approval: string
  kind: ApprovalKind
  account: string
  amount: number | null
}

const rules = { maySecond, mayDecideAlone, mayWithdraw }

const chart = setup({
  types: {
    context: {} as Context,
    input: {} as Input,
    events: {} as Event,
    emitted: {} as Effect,
    meta: {} as Words,
  },
  guards: guardsOf(rules),
  delays: { term: APPROVAL_DAYS * DAY_MS },
})

type Asked = { context: Context; event: Event }
const second = ({ context: { kind, proposedBy }, event }: Asked) => {
  if (event.type === 'withdraw') throw new Error('Nobody else takes a proposal back')
  const { by, role, involved } = event
  return { by, role, involved, kind, proposedBy }
}
const alone = ({ context: { kind, amount }, event }: Asked) => {
  if (event.type !== 'decideAlone') throw new Error(`${event.type} is for two`)
  const { role, involved, givenMinor } = event
  return { role, involved, kind, amount, givenMinor }
}
const own = ({ context: { proposedBy }, event }: Asked) => ({ by: event.by, proposedBy })
const decided = chart.assign({ decidedBy: ({ event }) => event.by })
const approve = chart.emit(({ context: { approval, kind, account, amount } }) => ({
  type: 'approved',
  approval,
  kind,
  account,
  amount,
}))

/**
 * What cannot be undone is proposed by one who works here and confirmed by another: four-eyes
 * approval (MOD-03). What is confirmed is done by the same write, or nothing is.
 */
const machine = chart.createMachine({
  id: 'approval',
  context: ({ input }) => ({ ...input, decidedBy: null }),
  initial: 'proposed',
  states: {
    proposed: {
      meta: {
        nl: 'Voorgesteld; een tweede medewerker moet ernaar kijken.',
        en: 'Proposed; a second member of staff has to look.',
      },
      on: {
        confirm: {
          target: 'confirmed',
          guard: { type: 'maySecond', params: second },
          actions: [decided, approve],
        },
        refuse: {
          target: 'dropped',
          guard: { type: 'maySecond', params: second },
          actions: decided,
        },
        decideAlone: {
          target: 'byOne',
          guard: { type: 'mayDecideAlone', params: alone },
          actions: approve,
        },
        withdraw: { target: 'dropped', guard: { type: 'mayWithdraw', params: own } },
      },
      after: { term: 'dropped' },
    },
    confirmed: {
      type: 'final',
      meta: {
        nl: 'Een tweede medewerker was het ermee eens: het is gedaan.',
        en: 'A second member of staff agreed: it is done.',
      },
    },
    byOne: {
      type: 'final',
      meta: {
        nl: 'Klein genoeg voor één medewerker: het is gedaan.',
        en: 'Small enough for one member of staff: it is done.',
      },
    },
    dropped: {
      type: 'final',
      meta: {
        nl: 'Afgewezen, ingetrokken of te lang gewacht: er is niets gebeurd.',
        en: 'Refused, taken back or waited for too long: nothing was done.',
      },
    },
  },
})

export const approval = {
  name: 'approval',
  owner: 'server',
  machine,
  rules,
  events: {
    confirm: {
      nl: 'Een medewerker bevestigt het voorstel.',
      en: 'A member of staff confirms the proposal.',
    },
    refuse: {
      nl: 'Een medewerker wijst het voorstel af.',
      en: 'A member of staff refuses the proposal.',
    },
    decideAlone: {
      nl: 'Een medewerker doet het alleen.',
      en: 'A member of staff does it alone.',
    },
    withdraw: {
      nl: 'Wie het voorstelde trekt het in.',
      en: 'Who proposed it takes it back.',
    },
  },
} satisfies Lifecycle<typeof machine, typeof rules>
