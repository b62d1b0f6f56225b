import { afterAll, beforeAll, expect, test } from 'vitest'
import { DELETION_GRACE_DAYS } from '#core/account/rules.ts'
import { INTIMATE_CONSENT_VERSION } from '#core/discovery/match-finder/values.ts'
import { DAY_MS } from '#core/kernel/time-units.ts'
import { dogOrCat } from '#specs/harness/server/finder-changes.ts'
import { newMember, PASSWORD } from '#specs/harness/server/members.ts'
import { type SpecServer, startServer, until } from '#specs/harness/server/server.ts'
import { unzip } from '#specs/harness/support/unzip.ts'

let server: SpecServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const member = async () => {
  const one = await newMember(server)
  await one.ask('PUT /api/match-finder.php?consent=1', {
    body: { consent: INTIMATE_CONSENT_VERSION },
  })
  await one.ask('PUT /api/match-finder.php', {
    body: { question: 'kiss', answer: 'time', accepts: ['time'], weight: 9, private: true },
  })
  await one.ask('PUT /api/match-finder.php', { body: dogOrCat() })
  return one
}

const partOf = async (cookie: string, part: string) => {
  const response = await fetch(`${server.url}/api/data.php`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', cookie },
    body: JSON.stringify({ password: PASSWORD }),
  })
  const files = unzip(Buffer.from(await response.arrayBuffer()))
  return JSON.parse(String(files.get(`${part}.json`)))
}

const keptOf = async (id: string) => {
  const { rows } = await server.db.query(
    `select (select count(*)::int from finder_answer where account_id = $1) as answers,
      (select count(*)::int from intimate_consent where account_id = $1) as consents`,
    [id],
  )
  return rows[0]
}

test('What was answered is in the archive of its member, private or not, with the consent', async () => {
  const anna = await member()
  expect(await partOf(anna.cookie(), 'finder')).toMatchObject([
    { question: 'kiss', answer: 'time', accepts: ['time'], weight: 9, private: true },
    { question: 'pets', answer: 'dog', accepts: ['dog', 'cat'], weight: 3, private: false },
  ])
  await anna.ask('DELETE /api/match-finder.php?consent=1')
  const consents = await partOf(anna.cookie(), 'consents')
  expect(consents).toContainEqual({
    version: INTIMATE_CONSENT_VERSION,
    about: 'intimate_answers',
    given_at: expect.any(String),
    withdrawn_at: expect.any(String),
  })
})

test('What was answered goes with the account, and so does the consent (promise H8)', async () => {
  const anna = await member()
  expect(await keptOf(anna.id)).toEqual({ answers: 2, consents: 1 })
  await anna.ask('DELETE /api/user.php', { body: { reason: 'privacy', password: PASSWORD } })
  server.clock.forward(DELETION_GRACE_DAYS * DAY_MS + 1)
  await until(async () => expect(await keptOf(anna.id)).toEqual({ answers: 0, consents: 0 }))
})
