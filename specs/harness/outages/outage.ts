import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { eachOnce, foundOf } from '#specs/harness/crash/messages.ts'
import type { CrashSite } from '#specs/harness/crash/site.ts'
import { buy, creditsOf, formOf, type SpecMember } from '#specs/harness/server/members.ts'
import { openStream } from '#specs/harness/server/stream.ts'
import { eventually } from '#specs/harness/support/process.ts'
import type { Fault } from './faults.ts'
import { HEARD_MS, type OutageTraffic, outageTraffic, wish, wished } from './traffic.ts'

/** By when all is well again, for who asks and for what works by itself. */
const WELL_MS = 10_000
const BACKGROUND_MS = 60_000
/** Answers that come before it begins. */
const CALM = 12
/** More than a member writes in a second. */
const CREDITS_A_SECOND = 9

export type OutageToll = {
  what: string
  acknowledged: number
  inDoubt: number
  slowestMs: number
  wellMs: number
  backgroundMs: number
  wrong: string[]
}

const sinceMs = (began: number) => Math.round(performance.now() - began)

/** Fails as one of the wrongs, not as the end of all. */
const timed = async (wrong: string[], what: string, atMostMs: number, work: Promise<unknown>) => {
  const began = performance.now()
  await work.catch((error: Error) => wrong.push(`${what}: ${error.message}`))
  const ms = sinceMs(began)
  if (ms > atMostMs) wrong.push(`${what}: after ${ms} ms`)
  return ms
}

const withCredits = async (members: SpecMember[], credits: number) => {
  for (const member of members)
    while ((await creditsOf(member)) < credits) await buy(member, 'credits-150')
}

const kindsOf = (by: SpecMember) =>
  (['message', 'order', 'login'] as const).map((kind) => wished(kind, by))

/** One of each kind is answered, and so is who only reads. */
const isWell = async (site: CrashSite, [by]: SpecMember[]) => {
  if (!by) return false
  const asked = [...kindsOf(by).map((one) => wish(site, one)), by.call('GET /api/user.php')]
  const all = await Promise.all(asked.map((call) => call.catch(() => ({ status: 503 }))))
  return all.every(({ status }) => status < 500)
}

/** What got no answer is asked for again with its id, as a browser does, and must be there once. */
const lostOrDoubled = async (site: CrashSite, { wished: all }: Pick<OutageTraffic, 'wished'>) => {
  const wrong: string[] = []
  const lasting = all.filter(({ kind }) => kind !== 'login')
  await site.asked('delete from rate_limit')
  for (const one of lasting.filter(({ text }) => text === null)) {
    const isTaken = async () => {
      if (one.kind === 'order') await site.asked('delete from rate_limit')
      const replied = await wish(site, one).catch(() => null)
      if (replied?.status === 200) one.text = replied.text
      return one.text !== null
    }
    await eventually(`${one.kind} ${one.id} is taken`, isTaken)
  }
  for (const one of lasting.filter(({ kind }) => kind === 'message').slice(-10))
    if ((await wish(site, one)).text !== one.text) wrong.push(`${one.id} is answered otherwise`)
  const messages = lasting.filter(({ kind }) => kind === 'message')
  const [found, due] = [await foundOf(site, messages), eachOnce(messages)].map((one) =>
    JSON.stringify(one),
  )
  if (found !== due) wrong.push(`found ${found}, and not ${due}`)
  return wrong
}

const everyOrderHasItsPage = (site: CrashSite, ids: string[]) =>
  eventually(
    'every order has its page',
    async () => {
      const rows = await site.asked(
        'select id from payment where id = any($1) and ref is not null',
        [ids],
      )
      return rows.length === ids.length
    },
    BACKGROUND_MS,
  )

const mailComes = (site: CrashSite, email: string) =>
  eventually('the mail comes', async () => (await site.mailsTo(email)).length > 0, BACKGROUND_MS)

/** Somebody writes until the other one's page is told of it. */
const isToldLive = async (site: CrashSite, hints: { length: number }) => {
  const before = hints.length
  const isTold = async () => {
    const [by] = site.members
    if (by) await wish(site, wished('message', by))
    return hints.length > before
  }
  await eventually('a live hint is heard', isTold, BACKGROUND_MS)
}

const signUp = async (site: CrashSite) => {
  const body = formOf()
  const replied = await site
    .browser()
    .call('POST /api/signup.php', { body, headers: { 'idempotency-key': randomUUID() } })
    .catch(() => null)
  return replied?.status === 200 ? body.email : null
}

/**
 * Lets members write, order, log in and sign up while something is broken, and asks what came of
 * it: everybody hears something in time, nothing that was acknowledged is lost or doubled, and all
 * is well soon after its end, also what works by itself.
 */
export const outage = async (
  site: CrashSite,
  fault: Fault,
  lastsMs: number,
): Promise<OutageToll> => {
  const wrong: string[] = []
  await site.asked('delete from rate_limit')
  await withCredits(site.members, Math.ceil((lastsMs / 1_000 + 15) * CREDITS_A_SECOND))
  const [, listener] = site.members
  const listen = () => openStream(site.url, listener?.cookie() ?? '')
  let stream = await listen()
  const traffic = outageTraffic(site, [200, 429, 503, ...(fault.cutsCalls ? [0] : [])])
  const isCalm = () => traffic.wished.filter(({ text }) => text !== null).length >= CALM
  await eventually('members are at work', isCalm)

  await fault.begin()
  const signingUp = signUp(site)
  await pause(lastsMs)
  await fault.end()
  const wellMs = await timed(
    wrong,
    'it is well again',
    WELL_MS,
    eventually('all is well', () => isWell(site, site.members)),
  )
  await traffic.stop()
  const inDoubt = traffic.wished.filter((one) => one.isInDoubt).length
  const acknowledged = traffic.wished.filter(({ text }) => text !== null).length
  if (traffic.slowestMs > HEARD_MS) wrong.push(`somebody waited ${traffic.slowestMs} ms`)
  wrong.push(...new Set(traffic.strange))
  wrong.push(...(await lostOrDoubled(site, traffic)))

  if (!stream.isOpen()) stream = await listen()
  const orders = traffic.wished.filter(({ kind }) => kind === 'order').map(({ id }) => id)
  const emails = [await signingUp, await signUp(site)].filter((email) => email !== null)
  const background = Promise.all([
    everyOrderHasItsPage(site, orders),
    isToldLive(site, stream.hints),
    ...emails.map((email) => mailComes(site, email)),
  ])
  const backgroundMs = await timed(wrong, 'what works by itself', BACKGROUND_MS, background)
  stream.close()
  const { slowestMs } = traffic
  return { what: fault.what, acknowledged, inDoubt, slowestMs, wellMs, backgroundMs, wrong }
}
