import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lines } from '#core/kernel/job-policies.ts'
import { DAY_MS, HOUR_MS } from '#core/kernel/time-units.ts'
import { NOTICE_LOCKS_ALARM } from '#core/moderation/rules.ts'
import { REPORT_PATH, REPORTS_AT_ONCE } from '#core/site/browser-reports.ts'
import { REFUSALS_MS } from '#server/platform/mails/refusals.ts'
import * as tokens from '#server/platform/tokens.ts'
import { sampleOf } from '#specs/harness/long/how-long.ts'
import { type MailServer, startMailServer } from '#specs/harness/server/mail-server.ts'
import { bankMood, buy, ordered, play } from '#specs/harness/server/members.ts'
import { addPhoto, evening } from '#specs/harness/server/pictures.ts'
import { priceFor } from '#specs/harness/server/prices.ts'
import { type SpecServer, startServer, until } from '#specs/harness/server/server.ts'
import { activated } from '../harness/server/told-by-mail.ts'

const BOOKS_EVERY_MS = 5 * 60_000

import { file, isTrue, type Rule, rules } from './alert-rules.ts'

let post: MailServer
let server: SpecServer
beforeAll(async () => {
  post = await startMailServer()
  server = await startServer({ env: { MAIL_URL: post.url, METRICS_PORT: '0', TRUST_PROXY: '1' } })
})
afterAll(async () => {
  await server.stop()
  await post.close()
})

/** What a rule looks at, summed over its series; null where nothing answers. */
const figureOf = async ({ metric, labels }: Rule): Promise<number | null> => {
  const answer = await fetch(`http://127.0.0.1:${server.metricsPort}/metrics`).catch(() => null)
  if (metric === 'up') return answer?.status === 200 ? 1 : 0
  const lines = (await answer?.text())?.split('\n') ?? []
  const about = `# HELP ${metric.replace(/_count$/, '')} `
  if (!lines.some((line) => line.startsWith(about))) return null
  const own = lines.filter((line) => /^\w+/.exec(line)?.[0] === metric && line.includes(labels))
  return own.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0)
}

const reports = { alert: '', metric: 'vonk_webhooks_waiting', labels: '', grows: false, than: '' }
const workers = () => server.container.getAsync(tokens.workers)
const member = () => activated(server, post)
const appoint = async ({ id }: { id: string }) =>
  (await server.container.getAsync(tokens.accounts)).setStaffRole(id, 'moderator')
/** A mail that was on its way as the fault was mended may still be refused. */
const isLeft = ({ kind, state }: { kind: string; state: string }) =>
  state === 'failed' || !lines.some((line) => line === kind)
/** Servers measure the books seldom. */
const measureBooks = async () => {
  server.clock.forward(BOOKS_EVERY_MS)
  const metrics = await server.container.getAsync(tokens.metricsStore)
  await metrics.measureBooks(server.clock.now(), BOOKS_EVERY_MS)
}
const asReplica = (text: string) =>
  server.db.query(`begin; set local session_replication_role = replica; ${text}; commit`)

type Fault = { strike(): Promise<unknown>; mend?(): Promise<unknown> }

/** Nobody does any work from then on, and it is so much later. */
const unworked = (before: () => Promise<unknown>, laterMs: number): Fault => ({
  strike: async () => {
    await before()
    await (await workers()).stop()
    server.clock.forward(laterMs)
  },
  mend: () => server.restart(),
})

const faults: Record<string, Fault> = {
  VonkErrors: {
    strike: async () => {
      const anna = await member()
      await server.db.query('alter table bundle rename to bundle_away')
      for (let nth = 0; nth < 6; nth += 1) await anna.call('GET /api/credits.php')
    },
    mend: () => server.db.query('alter table bundle_away rename to bundle'),
  },
  VonkWritesFail: {
    strike: () =>
      server.db.query(`create function refuse_write() returns trigger language plpgsql as
          $$ begin raise exception 'no space left on device' using errcode = '53100'; end $$;
        create trigger refuse_write before insert or update on readiness
          for each row execute function refuse_write()`),
    mend: () => server.db.query('drop function refuse_write cascade'),
  },
  VonkBooksBroken: {
    strike: async () => {
      await asReplica(`insert into ledger_entry (book_id, operation, credits, reason, at)
        select id, gen_random_uuid(), 1, 'bundle', now() from book where kind = 'sales' limit 1`)
      await measureBooks()
    },
    mend: async () => {
      await asReplica(`delete from ledger_entry where operation in (
        select operation from ledger_entry group by operation having sum(credits) <> 0)`)
      await measureBooks()
    },
  },
  VonkWalletsWrong: {
    strike: async () => {
      await member()
      await server.db.query('update wallet set balance = balance + 1')
      await measureBooks()
    },
    mend: async () => {
      await server.db.query('update wallet set balance = balance - 1')
      await measureBooks()
    },
  },
  VonkDayWrong: {
    strike: () =>
      server.db.query(
        `insert into day_report (site_id, day, report, made_at, told_at) values ('vonk', $1,
          '{"differences": [{}], "notBack": [], "booksSum": 0, "walletsOff": 0}', now(), now())`,
        [server.clock.now()],
      ),
    mend: () => server.db.query("delete from day_report where report -> 'differences' <> '[]'"),
  },
  VonkScriptsBlocked: {
    strike: () => {
      const body = {
        effectiveDirective: 'script-src-elem',
        blockedURL: 'https://kwaad.example/x.js',
      }
      return server.browser().send('POST', REPORT_PATH, {
        headers: { 'content-type': 'application/reports+json' },
        body: JSON.stringify(
          Array.from({ length: REPORTS_AT_ONCE }, () => ({ type: 'csp-violation', body })),
        ),
      })
    },
  },
  VonkPaymentAlarm: {
    strike: async () => {
      const anna = await member()
      const { ref } = await ordered(anna)
      await bankMood(anna, { lie: 'amount' })
      await play(anna, ref, { status: 'paid', webhook: 'now' })
    },
    mend: () => bankMood(server.browser(), {}),
  },
  VonkPaymentsNotAsked: unworked(async () => ordered(await member()), HOUR_MS),
  VonkProviderSilent: {
    strike: async () => {
      const anna = await member()
      await anna.ask('GET /api/credits.php')
      await bankMood(anna, { fault: 'away' })
      const wish = { bundle: 'credits-10', payment_method: 'ideal' } as const
      const body = { payment_id: randomUUID(), ...wish, amount: priceFor('credits-10') }
      await anna.ask('POST /api/order.php', { body })
      server.clock.forward(16 * 60_000)
    },
    mend: async () => {
      await bankMood(server.browser(), {})
      server.clock.forward(HOUR_MS)
    },
  },
  VonkWebhooksWait: {
    strike: async () => {
      const anna = await member()
      const { ref } = await ordered(anna)
      await (await workers()).stop()
      await play(anna, ref, { status: 'paid', webhook: 'now' })
      await until(async () => expect(await figureOf(reports)).toBeGreaterThan(0))
      server.clock.forward(HOUR_MS)
    },
    mend: () => server.restart(),
  },
  VonkBooksNotMeasured: unworked(measureBooks, 2 * HOUR_MS),
  VonkDeadlinesLate: unworked(async () => ordered(await member()), DAY_MS),
  VonkMailsWait: {
    strike: async () => {
      const anna = await member()
      post.setAway(true)
      await buy(anna)
      await server.db.query("update jobs.job set created_on = created_on - interval '20 min'")
    },
    mend: async () => {
      post.setAway(false)
      await server.db.query("update jobs.job set start_after = now() where state = 'retry'")
    },
  },
  VonkMailsRefused: {
    strike: async () => {
      const members = [await member(), await member(), await member()]
      server.clock.forward(REFUSALS_MS)
      post.setToAddress('550 5.7.1 access denied')
      for (const one of members) await buy(one)
    },
    mend: async () => {
      post.setToAddress('250 ok')
      await until(async () => {
        await server.db.query("update jobs.job set start_after = now() where state = 'retry'")
        const jobs = await server.container.getAsync(tokens.jobBook)
        expect((await jobs.standing()).filter(isLeft)).toEqual([])
      })
    },
  },
  VonkJobsFailed: {
    strike: async () => {
      const anna = await member()
      post.setToAddress('550 5.1.1 no such mailbox')
      await buy(anna)
    },
    mend: async () => {
      post.setToAddress('250 ok')
      const jobs = await server.container.getAsync(tokens.jobBook)
      await until(async () => {
        await jobs.retry(null)
        expect((await jobs.standing()).filter(isLeft)).toEqual([])
      })
    },
  },
  VonkAppealStuck: {
    strike: async () => {
      const [eva, anna, bram] = [await member(), await member(), await member()]
      await server.db.query('update account set staff_role = null')
      await appoint(eva)
      const report = { subject: 'member', id: bram.id, reason: 'spam' } as const
      await anna.ask('POST /api/report.php', { body: report })
      const id = (await eva.ask('GET /api/desk.php')).cases[0]?.id ?? ''
      await eva.ask('POST /api/desk-claim.php', { body: { id } })
      await eva.ask('POST /api/desk-decision.php', {
        body: { id, decision: 'warning', days: null, rule: 'spam', facts: 'Stuurt reclame.' },
      })
      await bram.ask('POST /api/appeal.php', { body: { id, words: 'Dat was ik niet.' } })
    },
    mend: async () => appoint(await member()),
  },
  VonkNoticesLock: {
    strike: async () => {
      for (let nth = 0; nth < NOTICE_LOCKS_ALARM; nth += 1) {
        const one = await member()
        await addPhoto(one, await evening(nth))
        await server.browser().ask('POST /api/complaint.php', {
          body: {
            about: 'content',
            reason: 'child_abuse',
            words: 'Dit is een kind.',
            place: `${server.url}/members/${one.id}`,
            good_faith: true,
          },
          headers: { 'x-forwarded-for': `10.8.0.${nth}` },
        })
      }
    },
    mend: async () => server.clock.forward(DAY_MS + 1),
  },
  VonkDown: {
    strike: async () => server.db.query('alter table payment rename to payment_away'),
    mend: async () => server.db.query('alter table payment_away rename to payment'),
  },
}

describe('the rules of docs/alerts.yaml', () => {
  it('have each a fault that this spec brings about, and nothing else has', () => {
    expect(rules.map(({ alert }) => alert).sort()).toEqual(Object.keys(faults).sort())
    expect(file.match(/^ +fault: /gm)).toHaveLength(rules.length)
    expect(file.match(/^ +do: /gm)).toHaveLength(rules.length)
  })

  it.each(sampleOf(rules, 3).map((rule) => [rule.alert, rule] as const))(
    '%s is quiet, comes true by its fault, and is quiet again when that is mended (OPS-05)',
    async (alert, rule) => {
      const before = await figureOf(rule)
      if (before === null) throw new Error(`${rule.metric} is not on /metrics`)
      const isOn = async () => {
        const value = (await figureOf(rule)) ?? 0
        return isTrue(rule.grows ? value - before : value, rule.than)
      }
      expect(await isOn()).toBe(false)
      const { strike, mend } = faults[alert] as Fault
      try {
        await strike()
        await until(async () => expect(await isOn()).toBe(true))
      } finally {
        await mend?.()
      }
      if (!rule.grows) await until(async () => expect(await isOn()).toBe(false))
    },
  )
})
