import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'

export type RowsPage<R> = { rows: R[]; next: string | null }

/**
 * A list whose latest page comes by itself and whose older ones are asked for. What has been seen
 * stays, also when the latest page moves on.
 */
export const usePreviousPages = <R>(
  latest: RowsPage<R>,
  load: (before: string) => Promise<RowsPage<R>>,
  keyOf: (row: R) => string,
) => {
  const [seen, setSeen] = useState<RowsPage<R> | null>(null)
  const fresh = new Set(latest.rows.map(keyOf))
  const behind = seen?.rows.filter((row) => !fresh.has(keyOf(row))) ?? []
  const rows = [...latest.rows, ...behind]
  const next = seen ? seen.next : latest.next
  const { mutate, isPending, error } = useMutation({
    mutationFn: (before: string) => load(before),
    onSuccess: (page) => setSeen({ rows: [...rows, ...page.rows], next: page.next }),
  })
  const more = next === null ? null : () => mutate(next)
  return { rows, more, isAll: seen !== null && next === null, isPending, error }
}
export type PreviousPage = Omit<ReturnType<typeof usePreviousPages>, 'rows'>
