import type { Logger } from 'pino'

/** What a person has to look at: money that does not match what was ordered. */
export type Alarms = {
  raise(what: string, about: Record<string, string>): void
  count(): number
}

export const createAlarms = ({ log }: { log: Logger }): Alarms => {
  let raised = 0
  return {
    raise: (what, about) => {
      raised += 1
      log.error({ alarm: true, what, raised, ...about }, 'a payment does not match its order')
    },
    count: () => raised,
  }
}
