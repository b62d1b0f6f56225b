import { expect, onTestFinished, test } from 'vitest'
import { freshDatabase } from '#specs/harness/database/database.ts'
import { makeTalks } from '../../scripts/bench/world.ts'

test('the bench fills its database with pairs who talk, and notes what a message takes', async () => {
  const database = await freshDatabase()
  onTestFinished(database.drop)

  const { talks, recorded } = await makeTalks(database.url, 2)

  expect(talks.map(({ sides }) => sides.length)).toEqual([2, 2])
  expect(recorded.map(({ name }) => name)).toEqual(['chat_session_send_facts', 'send_next_paid'])
})
