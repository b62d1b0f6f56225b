import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { CrashSite } from '#specs/harness/crash/site.ts'
import type { Browser, Replied } from '#specs/harness/server/client.ts'
import { message, PASSWORD, type SpecMember } from '#specs/harness/server/members.ts'
import { priceFor } from '#specs/harness/server/prices.ts'

/** Whoever hears nothing for so long has gone. */
export const HEARD_MS = 15_000
/** People do not click all the time. */
const BETWEEN_MS = 100

type Kind = 'message' | 'order' | 'login'
/** What was asked for under an id; `text`: what was answered, null where it was not. */
export type Wished = {
  kind: Kind
  id: string
  by: SpecMember
  text: string | null
  /** By its status: nobody doubts what was refused for being too much. */
  isInDoubt: boolean
}
export type OutageTraffic = {
  /** All that was asked for so far. */
  wished: Wished[]
  slowestMs: number
  /** Answers that are no way to say that the site is down, and silence. */
  strange: string[]
  stop(): Promise<void>
}

const nothing = { status: 0, text: '' }

/** Whatever is not heard in time counts as silence. */
const heardOf = async (call: Promise<Replied>) => {
  const began = performance.now()
  const late = new AbortController()
  const replied = await Promise.race([
    call.catch(() => nothing),
    pause(HEARD_MS + 5_000, nothing, { signal: late.signal }).catch(() => nothing),
  ])
  late.abort()
  return { ...replied, ms: performance.now() - began }
}

/** Something new to ask for. */
export const wished = (kind: Kind, by: SpecMember): Wished => ({
  kind,
  id: randomUUID(),
  by,
  text: null,
  isInDoubt: true,
})

/** Asks for it, again with the same id. */
export const wish = (
  site: { members: SpecMember[]; browser(): Browser },
  { kind, id, by }: Wished,
) => {
  const { members } = site
  if (kind === 'order') {
    const body = { payment_id: id, bundle: 'credits-10', payment_method: 'ideal' } as const
    return by.call('POST /api/order.php', { body: { ...body, amount: priceFor('credits-10') } })
  }
  if (kind === 'login') {
    return site.browser().call('POST /api/user.php', {
      body: { email: by.email, password: PASSWORD },
      headers: { 'idempotency-key': id },
    })
  }
  const to = members[(members.indexOf(by) + 1) % members.length]
  return by.call('POST /api/message.php', message(to?.id ?? '', `Bericht ${id}`, id))
}

const kindOf = (nth: number): Kind => {
  if (nth % 12 === 5) return 'order'
  return nth % 12 === 11 ? 'login' : 'message'
}

/** Members who write, order and log in, each one thing after the other, until they are stopped. */
export const outageTraffic = (site: CrashSite, harmless: readonly number[]): OutageTraffic => {
  let isOver = false
  const traffic = { wished: [] as Wished[], slowestMs: 0, strange: [] as string[] }
  const line = async (by: SpecMember) => {
    for (let nth = 0; !isOver; nth += 1) {
      const one: Wished = wished(kindOf(nth), by)
      traffic.wished.push(one)
      const { status, text, ms } = await heardOf(wish(site, one))
      if (status === 200) one.text = text
      one.isInDoubt = ![200, 429].includes(status)
      traffic.slowestMs = Math.max(traffic.slowestMs, Math.round(ms))
      if (!harmless.includes(status)) traffic.strange.push(`${one.kind}: ${status} ${text}`)
      await pause(BETWEEN_MS)
    }
  }
  const lines = site.members.map(line)
  return Object.assign(traffic, {
    stop: async () => {
      isOver = true
      await Promise.all(lines)
    },
  })
}
