import { account } from '#core/account/machine.ts'
import { conversation } from '#core/chat/machine.ts'
import { begin, type Moved, step } from '#core/kernel/lifecycle.ts'
import type { EventOf, InputOf, MachineOf } from '#core/kernel/lifecycles.ts'
import { payment } from '#core/payment/machine.ts'

type State = Moved['next']['state']
/** Where one event led from and to. */
export type Step = { event: string; before: State | null; after: State }
export type Dated = Step & { at: Date }

const charts = { account, payment, conversation }
type ChartName = keyof typeof charts

/**
 * What something of the demo goes through by the chart that everybody goes by. One of a kind is walked:
 * thousands that were alike would only take the time of whoever waits for the demo.
 */
const walk = <N extends ChartName>(name: N, input: InputOf<N>, events: EventOf<N>[]): Step[] => {
  const chart = charts[name] as (typeof charts)['account']
  const born = begin(chart, input as InputOf<'account'>)
  let at: Moved<MachineOf<'account'>>['next'] = born.next
  const steps: Step[] = [{ event: 'begin', before: null, after: at.state }]
  for (const event of events as EventOf<'account'>[]) {
    const result = step(chart, at, event)
    if (!result.moved) throw new Error(`${event.type} is refused: ${result.why}`)
    steps.push({ event: event.type, before: at.state, after: result.next.state })
    at = result.next
  }
  return steps
}

const ID = '00000000-0000-4000-8000-000000000000'
const activate = { type: 'activate', link: 'good', opener: 'known', credits: 0 } as const
const amount = { minor: 1, currency: 'EUR' } as const
const order = {
  payment: ID,
  account: ID,
  credits: 1,
  amount,
  method: 'ideal',
  live: false,
  discount: null,
} as const
const report = { reference: ID, amount, live: false }
const message = { id: ID, body: 'x' }
const sending = {
  confirmed: true,
  premium: true,
  started: 0,
  otherThere: true,
  length: 1,
  lengthMax: 1,
  balance: 1,
  cost: 1,
}
const send = { type: 'send', by: 'starter', message, sending } as const

/** The lives of the demo: sign-up and purchase, an order that is paid, talk. */
export const walkAll = () => ({
  account: walk('account', { account: ID }, [activate, { type: 'firstPurchase' }]),
  payment: walk('payment', order, [
    { type: 'opened', ref: ID, checkoutUrl: ID },
    { type: 'paid', report },
  ]),
  conversation: walk('conversation', { conversation: ID, starter: ID, receiver: ID }, [send, send]),
})
export type Walked = ReturnType<typeof walkAll>

/** The first of these steps, each at its time; the last one as often as there are times left. */
export const dated = (steps: Step[], times: Date[]): Dated[] =>
  times.map((at, index) => {
    const next = steps[Math.min(index, steps.length - 1)]
    if (!next) throw new Error('A life has a beginning')
    return { ...next, at }
  })

export const stateOf = (steps: Step[]): State => {
  const last = steps.at(-1)
  if (!last) throw new Error('A life has a beginning')
  return last.after
}

/** Rows of `move`, by the names of its columns. */
export const historyOf = (lifecycle: ChartName, id: string, steps: Dated[]) =>
  steps.map((one, index) => ({ lifecycle, entity_id: id, version: index + 1, ...one }))
