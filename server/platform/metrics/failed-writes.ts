import {
  type FailedWrites,
  reasonOfFailedWrite,
  type WriteTarget,
} from '#core/kernel/failed-writes.ts'

/** A nearly full disk still takes some writes, so one that succeeds proves little. */
const RECENT_MS = 15_000

export const createFailedWrites = (): FailedWrites => {
  const counts: Record<WriteTarget, number> = { database: 0, photos: 0 }
  const latest = new Map<WriteTarget, { atMs: number; reason: string }>()
  return {
    note: (target, error) => {
      const reason = reasonOfFailedWrite(error)
      if (reason === null) return
      counts[target] += 1
      latest.set(target, { atMs: performance.now(), reason })
    },
    recentReason: (target) => {
      const last = latest.get(target)
      return last && performance.now() - last.atMs < RECENT_MS ? last.reason : null
    },
    counts: () => ({ ...counts }),
  }
}
