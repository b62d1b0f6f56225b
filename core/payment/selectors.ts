type PaymentState = { state: unknown }
type PaymentFacts = { context: Record<string, unknown> }

const waiting: readonly unknown[] = ['loading', 'unknown', 'pending']

/** Whether it waits for the word of its provider: it can still be paid, fail or lapse. */
export const isUnderWay = ({ state }: PaymentState): boolean => waiting.includes(state)

/** Whether its provider has not answered yet, not even with a page. */
export const isBeingPrepared = ({ state }: PaymentState): boolean => state === 'loading'

/** The credits that come before its money as soon as its bank is asked. */
export const advanceOf = ({ context }: PaymentFacts): number => Number(context.advance ?? 0)

/** The credits that came before its money and are not settled by it yet. */
export const creditsInAdvance = ({ context }: PaymentFacts): number => Number(context.advanced ?? 0)

/** Whether something is left of the money that came for it. */
export const hasMoney = ({ context }: PaymentFacts): boolean =>
  Number(context.paidMinor) > Number(context.backMinor)
