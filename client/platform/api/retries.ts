import {
  REQUEST_MS_MAX,
  REQUEST_RETRIES,
  REQUEST_TRIES_MS_MAX,
  requestRetryMs,
} from '#core/site/values.ts'
import { Unreachable } from './call-errors.ts'

type RetryOptions = {
  retries?: number
  isHopeless?: () => boolean
  signal?: AbortSignal | undefined
  /** For all tries together. */
  triesMs?: number
}

/**
 * Tries again, with growing pauses, for as long as nothing answers; not for ever, because whoever
 * waits wants to hear something. `attempt` is told how long its try may take.
 */
export const withRetries = async <T>(
  attempt: (withinMs: number) => Promise<T>,
  {
    retries = REQUEST_RETRIES,
    isHopeless = () => false,
    signal,
    triesMs = REQUEST_TRIES_MS_MAX,
  }: RetryOptions,
): Promise<T> => {
  const end = Date.now() + triesMs
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt(Math.min(REQUEST_MS_MAX, end - Date.now()))
    } catch (error) {
      if (!(error instanceof Unreachable) || isHopeless()) throw error
      const pauseMs = Math.max(requestRetryMs(tries), error.againMs)
      const isOver = tries > retries || Date.now() + pauseMs >= end
      if (isOver || signal?.aborted) throw error
      await pause(pauseMs, signal)
    }
  }
}

const pause = (ms: number, signal: AbortSignal | undefined) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
