import { availableParallelism, loadavg } from 'node:os'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '#adapters/postgres/platform/database.ts'
import { jobQueue } from '#adapters/postgres/platform/jobs/job-queue.ts'
import { inTransaction } from '#adapters/postgres/platform/transaction.ts'
import type { Job } from '#core/kernel/jobs.ts'
import { callsOf } from '#specs/harness/crash/calls.ts'
import { type CrashSite, crashSite } from '#specs/harness/crash/site.ts'
import { faultsOf } from '#specs/harness/outages/faults.ts'
import { type MailServer, startMailServer } from '#specs/harness/server/mail-server.ts'
import { buy, type SpecMember } from '#specs/harness/server/members.ts'
import { openStream, type Stream } from '#specs/harness/server/stream.ts'
import { eventually } from '#specs/harness/support/process.ts'

/** The figures that hold on a machine with 2 cores that does little else. */
const RECOVERY_MS_MAX = 5_000
const ANSWER_MS_MAX = 5_100
const STOP_MS_MAX = 2_500
const MAILS = 10_000
const MAILS_MS_MAX = 45_000

const STREAMS = 50
const LONG_MS = 240_000

let mail: MailServer
let site: CrashSite
let [anna, bram]: SpecMember[] = []
beforeAll(async () => {
  mail = await startMailServer()
  site = await crashSite({ members: 2, mail })
  ;[anna, bram] = site.members
}, LONG_MS)
afterAll(async () => {
  await site.stop()
  await mail.close()
}, LONG_MS)

const present = (member: SpecMember | undefined): SpecMember => {
  if (!member) throw new Error('The site has no member')
  return member
}
const millisecondsOf = async (work: () => Promise<unknown>) => {
  const began = performance.now()
  await work()
  return Math.round(performance.now() - began)
}
/** A machine with more work than cores gives each process a share, and takes longer by so much. */
const allowed = (quietMs: number) =>
  quietMs * Math.max(1, (loadavg()[0] ?? 0) / availableParallelism())
/** Measured values stand in the log of a long run, also when they hold. */
const record = (what: string, ms: number) => {
  process.stdout.write(`figure: ${what}: ${ms} ms\n`)
  return ms
}
const isReady = () =>
  fetch(`${site.url}/readyz`).then(
    ({ status }) => status === 200,
    () => false,
  )

describe('a site on one node', () => {
  it(
    `answers every call with 503 within ${ANSWER_MS_MAX} ms while its database is frozen (OPS-01)`,
    async () => {
      await buy(present(anna))
      const callAll = callsOf(present(anna), present(bram), site.browser)
      await callAll()
      const frozen = faultsOf(site, { mail, disk: null }).find(
        ({ what }) => what === 'a frozen database',
      )
      await frozen?.begin()
      const heard = await callAll().finally(() => frozen?.end())
      record('slowest answer of a frozen database', Math.max(...heard.map(({ ms }) => ms)))
      for (const { call, status, ms } of heard) {
        expect({ call, status }).toEqual({ call, status: 503 })
        expect(ms, call).toBeLessThan(ANSWER_MS_MAX)
      }
      await eventually('it is ready', isReady)
    },
    LONG_MS,
  )

  it(
    `is ready within ${RECOVERY_MS_MAX} ms after server and database were killed (OPS-01)`,
    async () => {
      await Promise.all([site.killServer(), site.killDatabase()])
      const ms = await millisecondsOf(async () => {
        await site.start()
        await eventually('it is ready', isReady)
      })
      expect(record('recovery after a kill', ms)).toBeLessThan(allowed(RECOVERY_MS_MAX))
    },
    LONG_MS,
  )

  it(
    `stops within ${STOP_MS_MAX} ms after SIGTERM and ends ${STREAMS} live streams (OPS-01)`,
    async () => {
      const streams: Stream[] = []
      for (let nth = 0; nth < STREAMS; nth += 1)
        streams.push(await openStream(site.url, present(nth % 2 ? anna : bram).cookie()))
      const ms = await millisecondsOf(site.stopServer)
      await Promise.all(streams.map(({ ended }) => ended))
      expect(site.takeFaults()).toEqual([])
      expect(record('stop with live streams', ms)).toBeLessThan(allowed(STOP_MS_MAX))
      await site.start()
    },
    LONG_MS,
  )

  it(
    `sends ${MAILS} waiting mails within ${MAILS_MS_MAX} ms, each once (OPS-02)`,
    async () => {
      const db = await openDatabase(site.databaseUrl())
      const queue = jobQueue(db, { log: () => undefined })
      const { email, id: account } = present(anna)
      const jobs = Array.from({ length: MAILS }, (_, nth): Job => {
        const key = `passwordChanged:figure-${nth}`
        return { name: 'mail', key, template: 'passwordChanged', account }
      })
      const count = () => mail.taken.filter(({ to }) => to.includes(email)).length
      const before = count()
      await inTransaction(db, (client) => queue.putWithin(client, jobs))
      const ms = await millisecondsOf(() =>
        eventually('all mails come', () => count() - before >= MAILS, LONG_MS),
      )
      await queue.stop().then(() => db.close())
      expect(count() - before).toBe(MAILS)
      expect(record(`${MAILS} mails`, ms)).toBeLessThan(allowed(MAILS_MS_MAX))
    },
    LONG_MS,
  )
})
