import type { IdempotencyRecord, IdempotencyStore } from '#core/kernel/ports.ts'
import type { IdempotencyKey } from '#server/platform/dispatch.ts'
import { type Refused, refuse } from '#server/platform/http/refusals.ts'

type Nothing = Record<never, never>
type Written = { written: true } | { written: false; why: string }

/** Writes, and remembers under the caller's key that it is done; idempotencyStore nothing else. */
export type WriteIdempotently = (
  idempotency: IdempotencyKey | null,
  write: (remember: IdempotencyRecord | null) => Promise<Written | Refused>,
) => Promise<Nothing | Refused>

/**
 * For what is written without a lifecycle: the same key is one effect, whatever is lost on the way.
 * A link that is used up and a password that has changed would refuse who asks again.
 */
export const createWriteOnce = ({
  idempotencyStore,
}: {
  idempotencyStore: Pick<IdempotencyStore, 'find'>
}): WriteIdempotently => {
  const doneBefore = async (
    idempotency: IdempotencyKey | null,
  ): Promise<Nothing | Refused | null> => {
    const before = idempotency && (await idempotencyStore.find(idempotency))
    if (!before) return null
    return before.fingerprint === idempotency?.fingerprint ? {} : refuse('key_reused')
  }
  return async (idempotency, write) => {
    const before = await doneBefore(idempotency)
    if (before) return before
    const wrote = await write(idempotency && { ...idempotency, answer: JSON.stringify({}) })
    if ('refused' in wrote) return wrote
    if (wrote.written) return {}
    return (
      (await doneBefore(idempotency)) ??
      refuse(wrote.why === 'already_done' ? 'not_now' : wrote.why)
    )
  }
}
