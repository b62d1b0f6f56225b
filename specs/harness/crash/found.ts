import { BALANCED, booksOf } from '#specs/harness/database/books.ts'
import { eventually } from '#specs/harness/support/process.ts'
import type { CrashSite } from './site.ts'

/** As long as it takes until what a killed worker was at is done by another one. */
export const WITHIN_MS = 120_000

/** Waits until the provider has a page for each of these. */
export const opened = async ({ asked }: CrashSite, ids: string[]): Promise<Map<string, string>> => {
  const refs = new Map<string, string>()
  await eventually(
    'every order has its page',
    async () => {
      const rows = await asked<{ id: string; ref: string }>(
        'select id, ref from payment where id = any($1) and ref is not null',
        [ids],
      )
      for (const { id, ref } of rows) refs.set(id, ref)
      return refs.size === ids.length
    },
    WITHIN_MS,
  )
  return refs
}

export const inState = ({ asked }: CrashSite, ids: string[], state: string) =>
  eventually(
    `every payment is ${state}`,
    async () => {
      const rows = await asked(
        'select id from payment where id = any($1) and state <> to_jsonb($2::text)',
        [ids, state],
      )
      return rows.length === 0
    },
    WITHIN_MS,
  )

export const differing = (what: string, found: unknown, due: unknown): string[] => {
  const [is, expected] = [JSON.stringify(found), JSON.stringify(due)]
  return is === expected ? [] : [`${what}: found ${is}, and not ${expected}`]
}

export const unbalanced = async ({ looking }: CrashSite) =>
  differing('the books', await looking(booksOf), BALANCED)
