import type { Hint } from '#core/kernel/jobs.ts'

/** NOTIFY refuses payloads of 8000 bytes and more. */
const PAYLOAD_BYTES_MAX = 7_900

/** Hints as JSON arrays, each small enough to be sent at once. */
export const payloadsOf = (hints: Hint[]): string[] => {
  const payloads: string[] = []
  let batch: string[] = []
  let bytes = 2
  for (const hint of hints) {
    const text = JSON.stringify(hint)
    const size = Buffer.byteLength(text) + 1
    if (batch.length > 0 && bytes + size > PAYLOAD_BYTES_MAX) {
      payloads.push(`[${batch.join(',')}]`)
      batch = []
      bytes = 2
    }
    batch.push(text)
    bytes += size
  }
  if (batch.length > 0) payloads.push(`[${batch.join(',')}]`)
  return payloads
}
