import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { SHOWN_ELSEWHERE_COUNTS_MS } from '#core/account/terms/rules.ts'
import { MINUTE_MS } from '#core/kernel/time-units.ts'
import type { Browser } from '#specs/harness/server/client.ts'
import { message, newMember, type SpecMember } from '#specs/harness/server/members.ts'
import { type SpecServer, startSecondServer, startServer } from '#specs/harness/server/server.ts'

const SHIPPED = 'core/texts/nl/pages/terms.md'
const LANGUAGES = 'nl'

/** A folder with terms that the shipped release does not have. */
const newerPages = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'terms-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const shipped = await readFile(SHIPPED, 'utf8')
  const markdown = shipped.replace('## Premium {#premium}', '## Wat Premium is {#premium}')
  await mkdir(join(folder, 'nl'))
  await writeFile(join(folder, 'nl', 'terms.md'), markdown)
  return folder
}

type Second = Awaited<ReturnType<typeof startSecondServer>>

let older: SpecServer
let newer: Second
let recipient: SpecMember
beforeEach(async () => {
  older = await startServer({ env: { LANGUAGES } })
  newer = await startSecondServer(older, { env: { LANGUAGES, PAGES_DIR: await newerPages() } })
  recipient = await newMember(older)
  return async () => {
    await newer.stop()
    await older.stop()
  }
})

const at = (server: { browser: Second['browser'] }, member: SpecMember) =>
  server.browser({ cookie: member.cookie() })
const statusOfMessage = async (browser: Browser) =>
  (await browser.call('POST /api/message.php', message(recipient.id, 'Hoi'))).status
const isAsked = async (browser: Browser) => (await browser.ask('GET /api/terms.php')).due

describe('a rolling upgrade with new terms', () => {
  test('lets members write at both servers, whichever of the terms they agreed to (OPS-04)', async () => {
    const beforeUpgrade = await newMember(older)
    const duringUpgrade = await newMember({ ...newer, mailTo: older.mailTo })
    for (const member of [beforeUpgrade, duringUpgrade]) {
      for (const server of [older, newer]) {
        expect(await isAsked(at(server, member))).toBe(false)
        expect(await statusOfMessage(at(server, member))).toBe(200)
      }
    }
  })

  test('asks for the new terms once the older server has stopped', async () => {
    const anna = at(newer, await newMember(older))
    expect(await isAsked(anna)).toBe(false)
    await older.restart({ env: { LANGUAGES, PAGES_DIR: await newerPages() } })
    expect(await isAsked(anna)).toBe(true)
    expect(await statusOfMessage(anna)).toBe(403)
  })

  test('neither keeps members from their terms nor a server from its stop when nothing can be recorded', async () => {
    const anna = at(older, await newMember(older))
    expect(await isAsked(at(newer, await newMember(older)))).toBe(false)
    await older.db.query('drop table terms_shown')
    older.clock.forward(2 * MINUTE_MS)
    expect(await isAsked(anna)).toBe(false)
    await expect(newer.stop()).resolves.toBeUndefined()
  })

  test('asks for the new terms 15 minutes after a killed server showed the older ones', async () => {
    const anna = at(newer, await newMember(older))
    older.clock.forward(SHOWN_ELSEWHERE_COUNTS_MS - MINUTE_MS)
    expect(await isAsked(anna)).toBe(false)
    older.clock.forward(MINUTE_MS)
    expect(await isAsked(anna)).toBe(true)
  })
})
