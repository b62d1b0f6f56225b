import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DAY_MS } from '#core/kernel/time-units.ts'
import { APPEAL_DAYS, EVIDENCE_DAYS } from '#core/moderation/rules.ts'
import type { Decision } from '#core/moderation/values.ts'
import { asStaff } from '#specs/harness/server/before-changes.ts'
import { message, newMember, PASSWORD, type SpecMember } from '#specs/harness/server/members.ts'
import { type SpecServer, startServer, until } from '#specs/harness/server/server.ts'
import { unzip } from '#specs/harness/support/unzip.ts'

let server: SpecServer
let eva: SpecMember
let finn: SpecMember

const moderator = () => asStaff(server, 'moderator')

beforeAll(async () => {
  server = await startServer()
  ;[eva, finn] = [await moderator(), await moderator()]
})
afterAll(() => server.stop())

const FACTS = 'Anna schreef ons dat jij om geld vroeg.'
const words = 'Kijk nog eens.'

const login = (member: SpecMember) =>
  member.ask('POST /api/user.php', { body: { email: member.email, password: PASSWORD } })
/** What is over for a case is over for a session too. */
beforeEach(async () => {
  for (const one of [eva, finn]) await login(one)
})

/** Anna reports Bram, and Eva decides. */
const decided = async (decision: Decision) => {
  const [anna, bram] = [await newMember(server), await newMember(server)]
  const first = message(anna.id, 'Stuur me 500 euro, dan kom ik')
  await bram.ask('POST /api/message.php', first)
  const { number } = await anna.ask('POST /api/report.php', {
    body: { subject: 'message', id: first.body.id, reason: 'fraud' },
  })
  const { cases } = await eva.ask('GET /api/desk.php')
  const id = cases.find((one) => one.number === number)?.id ?? ''
  await eva.ask('POST /api/desk-claim.php', { body: { id } })
  const rule = decision === 'nothing_found' ? null : ('fraud' as const)
  const said = { decision, days: null, rule, facts: FACTS }
  await eva.ask('POST /api/desk-decision.php', { body: { id, ...said } })
  return { anna, bram, id }
}
const object = (by: SpecMember, id: string) =>
  by.ask('POST /api/appeal.php', { body: { id, words } })
const review = async (id: string, outcome: 'upheld' | 'overturned') => {
  await finn.ask('POST /api/desk-claim.php', { body: { id } })
  await finn.ask('POST /api/desk-review.php', { body: { id, outcome, facts: FACTS } })
}

describe('what is decided where nothing was found', () => {
  const archiveOf = async (member: SpecMember) => {
    const response = await fetch(`${server.url}/api/data.php`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        cookie: member.cookie(),
      },
      body: JSON.stringify({ password: PASSWORD }),
    })
    const files = unzip(Buffer.from(await response.arrayBuffer()))
    const [account] = JSON.parse(String(files.get('account.json')))
    return {
      text: [...files.values()].map(String).join(),
      decisions: account.decisions as unknown[],
    }
  }

  test('is in no archive of whom it was about, though its reporter objected and was answered (ACC-19)', async () => {
    const { anna, bram, id } = await decided('nothing_found')
    await object(anna, id)
    await review(id, 'upheld')
    const { text, decisions } = await archiveOf(bram)
    expect(decisions).toEqual([])
    expect(text).not.toContain(id)
    expect(text).not.toContain(FACTS)
  })

  test('is in it where they objected themselves (ACC-19)', async () => {
    const { bram, id } = await decided('warning')
    await object(bram, id)
    await review(id, 'upheld')
    const { decisions } = await archiveOf(bram)
    expect(decisions).toMatchObject([{ decision: 'warning' }, { decision: 'upheld' }])
  })
})

describe('what became of a report, on the page of who reported', () => {
  const told = async (anna: SpecMember) => {
    await login(anna)
    const { reports } = await anna.ask('GET /api/safety.php')
    return reports.map(({ outcome, is_asked, may_appeal }) => ({ outcome, is_asked, may_appeal }))
  }
  const closed = async (id: string, days: number) => {
    server.clock.forward(days * DAY_MS + 1_000)
    await until(async () => {
      const { rows } = await server.db.query('select status from moderation_case where id = $1', [
        id,
      ])
      expect(rows).toEqual([{ status: 'closed' }])
    })
  }
  const said = (outcome: string) => [{ outcome, is_asked: false, may_appeal: false }]

  test('is asked again only where they did, and stays once nobody can ask any more (PRF-09)', async () => {
    const { anna, id } = await decided('nothing_found')
    const other = await decided('nothing_found')
    await object(other.anna, other.id)
    expect(await told(other.anna)).toEqual([{ ...said('nothing_found')[0], is_asked: true }])
    await closed(id, APPEAL_DAYS)
    expect(await told(anna)).toEqual(said('nothing_found'))
  })

  test.each([
    ['nothing_found', 'upheld', 'upheld'],
    ['warning', 'upheld', 'acted'],
    ['warning', 'overturned', 'overturned'],
  ] as const)(
    'of %s that was %s stays %s after the case (MOD-02)',
    async (decision, outcome, is) => {
      const { anna, bram, id } = await decided(decision)
      await object(decision === 'nothing_found' ? anna : bram, id)
      expect(await told(anna)).toMatchObject([{ is_asked: decision === 'nothing_found' }])
      await review(id, outcome)
      expect(await told(anna)).toEqual(said(is))
      await closed(id, EVIDENCE_DAYS)
      expect(await told(anna)).toEqual(said(is))
    },
  )
})
