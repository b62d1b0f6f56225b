import type { LifecycleStore, Remember } from '#core/kernel/ports.ts'
import type { IdempotencyKey } from '#server/platform/dispatch.ts'
import { type Refused, refuse } from '#server/platform/http/refusals.ts'

type Nothing = Record<never, never>
type Written = { written: true } | { written: false; why: string }

/** Writes, and remembers under the caller's key that it is done; answers nothing else. */
export type WriteIdempotently = (
  once: IdempotencyKey | null,
  write: (remember: Remember | null) => Promise<Written | Refused>,
) => Promise<Nothing | Refused>

/**
 * For what is written without a lifecycle: the same key is one effect, whatever is lost on the way.
 * A link that is used up and a password that has changed would refuse who asks again.
 */
export const createWriteOnce = ({ store }: { store: LifecycleStore }): WriteIdempotently => {
  const doneBefore = async (once: IdempotencyKey | null): Promise<Nothing | Refused | null> => {
    const before = once && (await store.remembered(once.scope, once.key))
    if (!before) return null
    return before.fingerprint === once?.fingerprint ? {} : refuse('key_reused')
  }
  return async (once, write) => {
    const before = await doneBefore(once)
    if (before) return before
    const wrote = await write(once && { ...once, answer: JSON.stringify({}) })
    if ('refused' in wrote) return wrote
    if (wrote.written) return {}
    return (await doneBefore(once)) ?? refuse(wrote.why === 'already_done' ? 'not_now' : wrote.why)
  }
}
