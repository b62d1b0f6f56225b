import { pino } from 'pino'
import { describe, expect, test } from 'vitest'
import { MailRefused, MailServerAway, MailServerRefuses } from '#core/kernel/ports.ts'
import { createMailRefusals, REFUSALS_MS } from '#server/platform/mails/refusals.ts'

const begin = () => {
  const lines: { msg: string }[] = []
  const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) })
  let atMs = Date.UTC(2026, 5, 1)
  const refusals = createMailRefusals({ log, clock: { now: () => new Date(atMs) } })
  const send = (key: string, fault?: Error) =>
    refusals
      .watch(key, async () => {
        if (fault) throw fault
      })
      .catch((error: unknown) => expect(error).toBe(fault))
  return {
    refusals,
    send,
    lines,
    forward: (ms: number) => {
      atMs += ms
    },
  }
}

const refused = new MailServerRefuses('550')
const noMailbox = new MailRefused('550')

describe('the share of mails that are refused', () => {
  test('is the percentage of the mails tried in the last minutes, and alarms once above half (OPS-05)', async () => {
    const { refusals, send, lines, forward } = begin()
    await send('a')
    await send('b', refused)
    await send('c', noMailbox)
    expect(refusals.percent()).toBe(67)
    await send('d', refused)
    expect(lines).toMatchObject([{ msg: 'most mails are refused', alarm: true, percent: 67 }])
    forward(REFUSALS_MS)
    expect(refusals.percent()).toBe(0)
  })

  test('counts a mail once, by how its last try ended', async () => {
    const { refusals, send } = begin()
    for (const key of ['a', 'b', 'c']) await send(key, refused)
    expect(refusals.percent()).toBe(100)
    for (const key of ['a', 'b', 'c']) await send(key)
    expect(refusals.percent()).toBe(0)
  })

  test('is none for one mail that is tried again and again, nor for a server that is away', async () => {
    const { refusals, send } = begin()
    for (let nth = 0; nth < 10; nth += 1) await send('a', refused)
    for (const key of ['b', 'c']) await send(key, new MailServerAway('421'))
    expect(refusals.percent()).toBe(0)
  })
})
