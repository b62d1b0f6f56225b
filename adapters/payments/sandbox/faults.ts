import type { Pool } from 'pg'

/**
 * What the bank does wrong for everybody until it is told otherwise. `away`: it does nothing and
 * does not answer; `lost`: it does its work, but its answer is lost.
 */
export const faults = ['away', 'lost', 'slow', 'refuses'] as const
export type Fault = (typeof faults)[number]
/** What it says wrongly of a payment, when asked. */
export const fakedFields = ['amount', 'currency', 'reference', 'mode'] as const
export type FakedField = (typeof fakedFields)[number]
export type Mood = { fault: Fault | null; lie: FakedField | null }

export const moodOf = (pool: Pool) => ({
  now: async (): Promise<Mood> => {
    const { rows } = await pool.query<Mood>('select fault, lie from sandbox.fault')
    return rows[0] ?? { fault: null, lie: null }
  },
  set: async ({ fault, lie }: Mood) => {
    await pool.query(
      `insert into sandbox.fault (fault, lie) values ($1, $2)
       on conflict (id) do update set fault = excluded.fault, lie = excluded.lie`,
      [fault, lie],
    )
  },
})
export type Moods = ReturnType<typeof moodOf>
