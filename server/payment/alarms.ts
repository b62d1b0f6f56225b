import type { Logger } from 'pino'

/** What staff have to check: money that does not match its order, and statuses nobody knows. */
export type Alarms = {
  raise(what: string, about: Record<string, string>): void
  count(): number
}

export const createAlarms = ({ log }: { log: Logger }): Alarms => {
  let raised = 0
  return {
    raise: (what, about) => {
      raised += 1
      log.error({ alarm: true, what, raised, ...about }, 'a payment has to be checked by staff')
    },
    count: () => raised,
  }
}
