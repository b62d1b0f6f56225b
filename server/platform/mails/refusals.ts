import type { Logger } from 'pino'
import type { Clock } from '#core/kernel/ports.ts'
import { MailRefused, MailServerRefuses } from '#core/kernel/ports.ts'
import { MINUTE_MS } from '#core/kernel/time-units.ts'

/** So far back the share of refused mails looks. */
export const REFUSALS_MS = 10 * MINUTE_MS
/** A share of fewer mails says nothing of the mail server. */
const MAILS_MIN = 3
const ALARM_PERCENT = 50

type Attempt = { atMs: number; isRefused: boolean }

/** How the mail server takes this node's mails. */
export type MailRefusals = {
  /** Sends a mail, and counts it by how its last attempt ended. */
  watch(key: string, send: () => Promise<void>): Promise<void>
  /** Of the mails that were tried lately, so many in a hundred are refused. */
  percent(): number
}

export const createMailRefusals = ({ clock, log }: { clock: Clock; log: Logger }): MailRefusals => {
  /** By the key of the mail, the latest attempt last. */
  const attempts = new Map<string, Attempt>()
  let isAlarmed = false

  const percent = () => {
    const sinceMs = clock.now().getTime() - REFUSALS_MS
    for (const [key, { atMs }] of attempts) {
      if (atMs > sinceMs) break
      attempts.delete(key)
    }
    if (attempts.size < MAILS_MIN) return 0
    const refused = [...attempts.values()].filter(({ isRefused }) => isRefused).length
    return Math.round((100 * refused) / attempts.size)
  }
  const note = (key: string, isRefused: boolean) => {
    attempts.delete(key)
    attempts.set(key, { atMs: clock.now().getTime(), isRefused })
    if (!isRefused) return
    const share = percent()
    if (share > ALARM_PERCENT && !isAlarmed) {
      log.error({ alarm: true, percent: share }, 'most mails are refused')
    }
    isAlarmed = share > ALARM_PERCENT
  }
  return {
    watch: async (key, send) => {
      try {
        await send()
        note(key, false)
      } catch (error) {
        if (error instanceof MailRefused || error instanceof MailServerRefuses) note(key, true)
        throw error
      }
    },
    percent,
  }
}
