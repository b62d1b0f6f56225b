import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DELETION_GRACE_DAYS } from '#core/account/rules.ts'
import { DAY_MS } from '#core/kernel/time-units.ts'
import * as tokens from '#server/platform/tokens.ts'
import { newMember, PASSWORD, type SpecMember } from '#specs/harness/server/members.ts'
import { type SpecServer, startServer, until } from '#specs/harness/server/server.ts'

let server: SpecServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const wishes = { gender: 'female', sexuality: 'bi', interests: 'kissing' }
const saver = async () => {
  const me = await newMember(server)
  await me.ask('POST /api/saved-searches.php', { body: { wishes, name: 'Mijn geheim' } })
  return me
}
const kept = async ({ id }: SpecMember) =>
  (
    await server.db.query(
      `select account_id from saved_search where account_id = $1
      union all select account_id from saved_search_watch where account_id = $1
      union all select account_id from search_entry
      where account_id = $1 and shown_nr is not null`,
      [id],
    )
  ).rows.length

describe('what a member saved', () => {
  test('is in their archive, and in nobody else’s (ACC-19)', async () => {
    const [me, other] = [await saver(), await newMember(server)]
    const archive = await server.container.getAsync(tokens.personalData)
    const profileOf = async ({ id }: SpecMember) => {
      for await (const rows of archive.rows(id, 'profile')) return JSON.stringify(rows)
      return ''
    }
    const mine = await profileOf(me)
    for (const word of ['Mijn geheim', 'sexuality', 'kissing', 'notify', 'told_of_new_members']) {
      expect(mine).toContain(word)
    }
    expect(mine).not.toMatch(/seen_nr|told_nr/)
    expect(await profileOf(other)).not.toContain('Mijn geheim')
  })

  test('is erased with them', async () => {
    const me = await saver()
    expect(await kept(me)).toBe(3)
    await me.ask('DELETE /api/user.php', { body: { reason: 'privacy', password: PASSWORD } })
    server.clock.forward(DELETION_GRACE_DAYS * DAY_MS + 1)
    await until(async () => {
      const { rows } = await server.db.query(
        'select 1 from account where id = $1 and email like $2',
        [me.id, '%@%'],
      )
      if (rows.length > 0) throw new Error('It is not erased yet')
    })
    expect(await kept(me)).toBe(0)
  })
})
