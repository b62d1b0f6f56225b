import { type Context, chart } from '../setup.ts'

export const advanceOf = ({ context }: { context: Context }) => context

/** A part of the credits comes as soon as the bank is asked, before its money. */
export const grantAdvance = [
  chart.emit(({ context: { payment, account, advance = 0 } }) => ({
    type: 'advanced',
    payment,
    account,
    credits: advance,
  })),
  chart.assign(({ context }) => ({ ...context, advanced: context.advance ?? 0 })),
] as const

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
