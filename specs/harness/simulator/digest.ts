import { createHash } from 'node:crypto'
import type { Tables } from './tables.ts'

const inOrder = <T>(rows: Iterable<readonly [string, T]>) =>
  [...rows].sort(([a], [b]) => (a < b ? -1 : 1))

/**
 * 16 hex digits of what is stored when all is quiet: every lifecycle, every entry of the ledger in
 * its order, every wallet. Two versions of the code that keep the same books answer the same.
 */
export const digestOf = ({ lifecycles, entries, wallets }: Tables): string => {
  const lives = inOrder(lifecycles).map(([key, { stored, version }]) => [key, stored, version])
  const posted = entries.map(({ operation: by, book, credits, reason, part }) =>
    [by, book, credits, reason, part].join(),
  )
  const books = JSON.stringify([lives, posted, inOrder(wallets)])
  return createHash('sha256').update(books).digest('hex').slice(0, 16)
}
