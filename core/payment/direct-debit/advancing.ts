import { creditsBought } from '../actions.ts'
import { type Context, chart, type Event } from '../setup.ts'

export const advanceOf = ({ context }: { context: Context }) => context

type Step = { context: Context; event: Event }

/** Those that were ordered so, as far as they may come now and the money buys them without a code. */
const givenNow = ({ context, event }: Step): number => {
  const { advance: may = 0 } = event.type === 'opened' ? event : {}
  return Math.min(context.advance ?? 0, may, creditsBought(context, true))
}
export const advanceNow = (step: Step) => ({ advance: givenNow(step) })

/** A part of the credits comes as soon as the bank is asked, before its money. */
export const grantAdvance = [
  chart.emit(({ context, event }) => ({
    type: 'advanced',
    payment: context.payment,
    account: context.account,
    credits: givenNow({ context, event }),
  })),
  chart.assign(({ context, event }) => {
    const advance = givenNow({ context, event })
    return { ...context, advance, advanced: advance }
  }),
] as const

/** What was ordered in advance and may not come any more waits for its money. */
export const withholdAdvance = chart.assign(({ context }) =>
  context.advance === undefined ? context : { ...context, advance: 0 },
)

const nothingInAdvance = chart.assign(({ context }) =>
  context.advanced === undefined ? context : { ...context, advanced: 0 },
)

/** The money did not come: what came before it goes, as after a chargeback. */
export const takeAdvance = [
  chart.emit(({ context: { payment, account, amount, advanced = 0 } }) => ({
    type: 'advanceTaken',
    payment,
    account,
    credits: advanced,
    minor: amount.minor,
  })),
  nothingInAdvance,
] as const

/** The money came: it settles what came before it. */
export const settleAdvance = nothingInAdvance
