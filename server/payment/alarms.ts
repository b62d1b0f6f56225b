import type { Logger } from 'pino'

/** Alarms for staff: the money does not match the order, or the provider sent an unknown status. */
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
