import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { ASK_USAGE } from '#server/operator/ask.ts'
import { operatorParts, runOperator } from '#server/operator/operator.ts'
import {
  bankMood,
  buy,
  creditsOf,
  newMember,
  ordered,
  play,
  settled,
} from '#specs/harness/server/members.ts'
import { type SpecServer, startServer } from '#specs/harness/server/server.ts'

const SIGNUP_CREDITS = 3

let server: SpecServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())
afterEach(() => bankMood(server.browser(), {}))

const run = async (...typed: string[]) => runOperator(await operatorParts(server.container), typed)

/** Paid at the bank, of which nobody has told us. */
const paidUntold = async () => {
  const anna = await newMember(server)
  const { ref, payment_id } = await ordered(anna)
  await play(anna, ref, { status: 'paid', webhook: 'never' })
  return { anna, payment_id }
}

describe('an operator who asks the provider', () => {
  test('about a payment hears what came of it, and its money counts', async () => {
    const { anna, payment_id } = await paidUntold()
    expect(await run('ask', payment_id)).toBe(
      `${payment_id} was pending, is completed: 10 credits granted, 0 taken back.`,
    )
    expect(await creditsOf(anna)).toBe(SIGNUP_CREDITS + 10)
    expect(await run('ask', payment_id)).toContain('is still completed: 10 credits')
  })

  test('that does not answer hears so, and of a payment that is not there', async () => {
    const { anna, payment_id } = await paidUntold()
    await bankMood(anna, { fault: 'away' })
    await expect(run('ask', payment_id)).rejects.toThrow('sandbox does not answer')
    await expect(run('ask', randomUUID())).rejects.toThrow('no such payment')
    for (const typed of [[], ['x'], [payment_id, 'more']]) {
      await expect(run('ask', ...typed)).rejects.toThrow(ASK_USAGE)
    }
  })

  test('about all that may still change has the server ask at once, however long that would have waited', async () => {
    const [one, other] = [await paidUntold(), await paidUntold()]
    expect(await run('ask', 'all')).toMatch(/^\d+ payments may still change/)
    for (const { anna, payment_id } of [one, other]) await settled(anna, payment_id, 'completed')
  })
})

describe('an audit', () => {
  /** The command as it is typed, in a process of its own. */
  const typed = async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'audit-'))
    const env = {
      PATH: process.env.PATH ?? '',
      DATA_DIR: dataDir,
      DATABASE_URL: server.databaseUrl,
      LOG_LEVEL: 'silent',
    }
    const script = join(import.meta.dirname, '../../scripts/operator.ts')
    const ended = await new Promise<{ code: number; said: string }>((resolve) => {
      execFile(process.execPath, [script, 'audit'], { env }, (error, stdout, stderr) =>
        resolve({ code: Number(error?.code ?? 0), said: `${stdout}${stderr}` }),
      )
    })
    await rm(dataDir, { recursive: true, force: true })
    return ended
  }

  test('finds books that are whole, and ends well', async () => {
    await buy(await newMember(server))
    expect(await run('audit')).toMatch(/The books are whole: \d+ entries sum to 0, \d+ balances/)
    const { code, said } = await typed()
    expect(said).toContain('The books are whole')
    expect(code).toBe(0)
  })

  test('names a balance that is not the sum of its entries, and ends as a failure', async () => {
    const anna = await newMember(server)
    const off = (by: number) =>
      server.db.query('update wallet set balance = balance + $1 where account_id = $2', [
        by,
        anna.id,
      ])
    await off(2)
    try {
      const { code, said } = await typed()
      expect(said).toContain(`The balance of ${anna.id} is 5, and its entries sum to 3.`)
      expect(code).toBe(1)
    } finally {
      await off(-2)
    }
    expect(await run('audit')).toContain('whole')
  })

  test('names a payment of today whose grant is not in the books', async () => {
    const { payment_id } = await buy(await newMember(server))
    const says = (granted: number) =>
      server.db.query(
        `update payment set context = jsonb_set(context, '{granted}', to_jsonb($1::int))
        where id = $2`,
        [granted, payment_id],
      )
    await says(11)
    try {
      await expect(run('audit')).rejects.toThrow(new RegExp(`other number.*${payment_id}`, 'is'))
    } finally {
      await says(10)
    }
  })
})
