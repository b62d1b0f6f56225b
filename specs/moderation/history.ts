import { expect } from 'vitest'
import { MINUTE_MS } from '#core/kernel/time-units.ts'
import { type SpecServer, until } from '#specs/harness/server/server.ts'
import { diceOf } from '#specs/harness/simulator/dice.ts'
import { act } from './history-acts.ts'
import { broken } from './history-broken.ts'
import { MEMBERS, type Scene, sceneOn } from './history-scene.ts'

const STEPS = 32

/** Nothing waits that is due, and no work that a move left behind. */
const isAtRest = ({ rowsOf, server }: Scene) =>
  until(async () => {
    const waiting = await rowsOf(
      `select lifecycle, entity_id from deadline where due_at <= $1 and lifecycle in (
        'moderationCase', 'restriction', 'account', 'message', 'photo', 'approval')
      union all
      select 'job ' || name, state::text from jobs.job
      where state < 'completed' and name in ('moderation', 'chats', 'photo')`,
      server.clock.now(),
    )
    expect(waiting).toEqual([])
  })

const PATIENCE = 3
const LATER_MS = 5 * MINUTE_MS

/**
 * On a machine so busy that a worker is not heard of for ten seconds, or gets no connection, its work
 * is given to another after a pause that grows: the queue's by the time of the day, that of a
 * deadline by the clock of the product, which stands still until it is moved.
 */
const rest = async (scene: Scene) => {
  for (let nth = 1; ; nth += 1) {
    try {
      return await isAtRest(scene)
    } catch (error) {
      if (nth === PATIENCE) throw error
      scene.server.clock.forward(LATER_MS)
    }
  }
}

const faultsIn = async ({ rowsOf, members }: Scene) => {
  const found: string[] = []
  for (const [what, sql] of Object.entries(broken)) {
    const rows = await rowsOf(sql, members)
    if (rows.length > 0) found.push(`${what}: ${JSON.stringify(rows)}`)
  }
  return found
}

/** What is broken after the history of this seed. */
export const play = async (server: SpecServer, seed: number): Promise<string[]> => {
  const scene = sceneOn(server, diceOf(seed))
  for (let nth = 0; nth < MEMBERS; nth += 1) await scene.join()
  for (let step = 0; step < STEPS; step += 1) await act(scene)
  await rest(scene)
  return faultsIn(scene)
}
