import { hash, randomBytes, randomUUID } from 'node:crypto'
import { parse, v5, v7 } from 'uuid'
import type { Ids } from '#core/kernel/ports.ts'

/** Never changed: the ids of stored conversations follow from it. */
const PAIRS = parse('2b0c9f1e-6a54-4c27-9d38-7f1c5e8ab603')
const SECRET_BYTES = 32

export const ids = (): Ids => ({
  next: () => v7(),
  random: () => randomUUID(),
  ofPair: (a, b) => v5(Buffer.from([a.toLowerCase(), b.toLowerCase()].sort().join(':')), PAIRS),
  secret: () => randomBytes(SECRET_BYTES).toString('base64url'),
  hash: (secret) => hash('sha256', secret),
})
