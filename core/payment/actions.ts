import { backWith, creditsBackFor, creditsFor, expectedBack, type ProviderReport } from './rules.ts'
import { type Context, chart, type Event, type Reversal, type StaffMatter } from './setup.ts'

/**
 * What `backMinor` in all is called, once: after each chargeback that was undone as much may go
 * back anew, beyond all that ever came until then.
 */
const partAt = ({ amount, charged }: Pick<Context, 'amount' | 'charged'>, backMinor: number) =>
  2 * amount.minor * charged.undone + backMinor

export const tellStaff = (about: StaffMatter) =>
  chart.emit(({ context }) => ({
    type: 'staffTold',
    payment: context.payment,
    account: context.account,
    about,
    part: partAt(context, context.backMinor),
    minor: 0,
  }))

type ReportStep = { context: Context; event: { report: ProviderReport; discountGone?: boolean } }

export const comparedReport = ({ context, event }: ReportStep) => ({
  order: { reference: context.payment, amount: context.amount, live: context.live },
  report: event.report,
  discountGone: event.discountGone === true,
  paidMinor: context.paidMinor,
  backMinor: context.backMinor,
  askedMinor: context.askedMinor,
  refusedMinor: context.refusedMinor,
  charged: context.charged,
})

export const saysThisOrder = { type: 'matchesOrder', params: comparedReport } as const
export const saysAllOfIt = { type: 'isOfAllThatCame', params: comparedReport } as const

/** What this order brings: all its credits, or those that its money buys without the discount. */
export const creditsBought = ({ credits, amount, discount }: Context, discountGone: boolean) =>
  creditsFor({
    credits,
    paidMinor: amount.minor,
    fullMinor: discountGone ? (discount?.fullMinor ?? amount.minor) : amount.minor,
  })

/** What goes with `backMinor` in all: the credits in proportion, less those that are back already. */
const goingBack = (context: Context, backMinor: number) => {
  const { granted, returned, paidMinor } = context
  const target = creditsBackFor({ granted, paidMinor, backMinor })
  return {
    credits: Math.max(0, target - returned),
    minor: Math.max(0, backMinor - context.backMinor),
    part: backMinor,
  }
}

/** What the provider says that it has given back of it in all; null where it says no sum. */
const reportedBackMinor = (event: Event): number | null =>
  event.type === 'partlyRefunded' ? (event.report.backMinor ?? 0) : null

/** All of it, or as much as is said. */
const backIn = (context: Context, event: Event) => {
  const reportedMinor = reportedBackMinor(event)
  if (reportedMinor !== null)
    return goingBack(context, backWith({ ...context, saidMinor: reportedMinor }).backMinor)
  if (event.type !== 'giveBack') return goingBack(context, context.paidMinor)
  const { minor, credits } = event
  return { credits, minor, part: context.backMinor + minor }
}

/** What of it was asked of the provider, and what a person has to pay. */
const leftTo = (context: Context, event: Event) => {
  const { askedMinor, refusedMinor } = context
  if (event.type === 'giveBack') return { askedMinor: askedMinor + event.minor, refusedMinor }
  if (event.type === 'refunded') return { askedMinor: 0, refusedMinor: 0 }
  const reportedMinor = reportedBackMinor(event)
  if (reportedMinor === null) return { askedMinor, refusedMinor }
  return {
    askedMinor,
    refusedMinor: backWith({ ...context, saidMinor: reportedMinor }).refusedMinor,
  }
}

/** How many chargebacks are undone, once this is heard. */
const undoneBy = ({ charged }: Context, event: Event): number =>
  'report' in event ? Math.max(charged.undone, event.report.undone ?? 0) : charged.undone

/** What chargebacks took: nothing any more where the provider has given all of it back. */
const chargedBy = (context: Context, event: Event, taken: { credits: number; minor: number }) => {
  const undone = undoneBy(context, event)
  const { credits, minor } = context.charged
  if (event.type === 'refunded') return { credits: 0, minor: 0, undone }
  if (event.type !== 'chargedBack') return { credits, minor, undone }
  return { credits: credits + taken.credits, minor: minor + taken.minor, undone }
}

const bookedBack = chart.assign(({ context, event }) => {
  const { credits, minor, part } = backIn(context, event)
  const charged = chargedBy(context, event, { credits, minor })
  const returned = context.returned + credits
  return { ...context, returned, backMinor: part, ...leftTo(context, event), charged }
})

const byOf = (event: Event): Reversal =>
  event.type === 'giveBack' ? event.by : (event.type as Reversal)

const takenBack = chart.emit(({ context, event }) => {
  const { credits, minor, part } = backIn(context, event)
  const { payment, account } = context
  const of = { payment, account, by: byOf(event) } as const
  return { type: 'takenBack', ...of, credits, minor, part: partAt(context, part) }
})

/** Its credits are taken along with money that goes back, as far as they were not taken before. */
export const takeBack = [takenBack, bookedBack] as const

export const askRefund = chart.emit(({ context, event }) => ({
  type: 'refundAsked',
  payment: context.payment,
  account: context.account,
  minor: event.type === 'giveBack' ? event.minor : 0,
  part: partAt(context, context.backMinor),
}))

export const tellOfRefusal = chart.emit(({ context: { payment, account }, event }) => ({
  type: 'staffTold',
  payment,
  account,
  about: 'refundRefused',
  part: event.type === 'refundRefused' ? event.part : 0,
  minor: event.type === 'refundRefused' ? event.minor : 0,
}))

/** It goes back all the same, by a person. */
export const leaveToPerson = chart.assign(({ context, event }) => {
  const minor = event.type === 'refundRefused' ? event.minor : 0
  const askedMinor = Math.max(0, context.askedMinor - minor)
  return { ...context, askedMinor, refusedMinor: context.refusedMinor + minor }
})

/** One more chargeback is undone, by which nothing comes back. */
export const countUndone = chart.assign(({ context, event }) => ({
  ...context,
  charged: { ...context.charged, undone: undoneBy(context, event) },
}))

/** What comes back by what the provider says, and how it all stands then. */
const chargebackUndone = (context: Context, event: Event) => {
  const reportedMinor = 'report' in event ? (event.report.backMinor ?? 0) : 0
  const { minor, credits, staysMinor } = expectedBack({ ...context, saidMinor: reportedMinor })
  const charged = { credits: 0, minor: 0, undone: undoneBy(context, event) }
  const returned = context.returned - credits
  return { minor, credits, next: { ...context, returned, backMinor: staysMinor, charged } }
}

/** What a chargeback took comes back, as far as it is not gone by another way. */
export const undoChargeback = [
  chart.emit(({ context, event }) => {
    const { payment, account } = context
    const { minor, credits, next } = chargebackUndone(context, event)
    const part = partAt(next, next.backMinor)
    return { type: 'grantedBack', payment, account, credits, minor, part }
  }),
  chart.assign(({ context, event }) => chargebackUndone(context, event).next),
] as const

/** It was paid back beside the chargeback: should that be undone, nothing comes back. */
export const nothingToUndo = chart.assign({
  askedMinor: 0,
  refusedMinor: 0,
  charged: ({ context }) => ({ ...context.charged, credits: 0, minor: 0 }),
})
