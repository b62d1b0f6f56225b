import { act } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Outbox, openOutbox } from '#client/parts/chat/outbox.ts'
import { RETRY_LAST_MS } from '#core/chat/outbox/machine.ts'
import type { Answer } from '#core/contract/contract.ts'
import { type Answers, answer, refusedBy, silence } from '#specs/harness/server/answers.ts'
import { me, message, other } from '#specs/harness/server/people.ts'

const id = (number: number) => `01900000-0000-7000-9000-00000000000${number}`
const draft = (number: number) => ({ id: id(number), to: other, body: `Bericht ${number}` })
const POST = 'POST /api/message.php'

const delivered: NonNullable<Answers[typeof POST]> = ({ body }) => ({
  message: { ...message(1, body.body, me), id: body.id },
  conversation: id(9),
  credits: 2,
})
const refused =
  (error: 'insufficient_credits' | 'authentication_required' | 'other_account') => () =>
    refusedBy(error)

const open: Outbox[] = []
const opened = (account = me) => {
  const sent: Answer<typeof POST>[] = []
  const outbox = openOutbox(account, (answered) => sent.push(answered))
  open.push(outbox)
  return { outbox, sent }
}
const states = (outbox: Outbox) => outbox.list().map((actor) => actor.getSnapshot().value)
const kept = () => Object.keys(localStorage).filter((key) => key.includes('.outbox.'))
const settle = () => act(() => vi.advanceTimersByTimeAsync(0))

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
})
afterEach(() => {
  for (const outbox of open.splice(0)) outbox.stop()
  vi.useRealTimers()
})

describe('a message on the way', () => {
  it('still replies to what it replied to, after a reload', async () => {
    const { of } = answer({ [POST]: () => silence })
    const { outbox } = opened()
    outbox.send({ ...draft(1), replyTo: 7 })
    await settle()
    outbox.stop()
    opened()
    await settle()
    const said = { id: id(1), profile: other, body: 'Bericht 1', reply_to: 7 }
    expect(of(POST).map(({ body }) => body)).toEqual([said, said])
  })

  it('is kept on the device before it is sent, and forgotten when the server has it', async () => {
    const keptAtSending: number[] = []
    const { of } = answer({
      [POST]: (request) => {
        keptAtSending.push(kept().length)
        return delivered(request)
      },
    })
    const { outbox, sent } = opened()
    outbox.send(draft(1))
    await settle()
    expect(keptAtSending).toEqual([1])
    expect(kept()).toEqual([])
    expect(outbox.list()).toEqual([])
    expect(sent).toHaveLength(1)
    expect(of(POST)[0]?.headers.get('idempotency-key')).toBe(id(1))
  })

  it('waits without a connection, and is sent when it is back with the id it had', async () => {
    let away = true
    const { of } = answer({ [POST]: (request) => (away ? silence : delivered(request)) })
    const { outbox } = opened()
    outbox.send(draft(1))
    await settle()
    expect(states(outbox)).toEqual(['waiting'])
    away = false
    window.dispatchEvent(new Event('online'))
    await settle()
    expect(outbox.list()).toEqual([])
    expect(of(POST).map(({ body }) => (body as { id: string }).id)).toEqual([id(1), id(1)])
  })

  it('is tried again by itself while nobody does anything', async () => {
    let tries = 0
    answer({
      [POST]: (request) => {
        tries += 1
        return tries < 8 ? silence : delivered(request)
      },
    })
    const { outbox } = opened()
    outbox.send(draft(1))
    await act(() => vi.advanceTimersByTimeAsync(8 * RETRY_LAST_MS))
    expect(tries).toBe(8)
    expect(outbox.list()).toEqual([])
  })

  it('is kept while the site is down, and sent by itself with the id it had', async () => {
    let isDown = true
    const { of } = answer({
      [POST]: (request) =>
        isDown ? { status: 503, refusal: { error: 'unavailable' } } : delivered(request),
    })
    const { outbox, sent } = opened()
    outbox.send(draft(1))
    await settle()
    expect(kept()).toHaveLength(1)
    expect(sent).toEqual([])
    isDown = false
    await act(() => vi.advanceTimersByTimeAsync(RETRY_LAST_MS))
    expect(sent).toHaveLength(1)
    expect(of(POST).map(({ headers }) => headers.get('idempotency-key'))).toEqual([id(1), id(1)])
  })

  it('is sent again after a reload, with its id, in the order of writing', async () => {
    answer({ [POST]: () => silence })
    const before = opened().outbox
    before.send(draft(2))
    before.send(draft(1))
    await settle()
    before.stop()
    expect(kept()).toHaveLength(2)

    const { of } = answer({ [POST]: delivered })
    const { outbox } = opened()
    await settle()
    expect(of(POST).map(({ body }) => body)).toEqual([
      { id: id(1), profile: other, body: 'Bericht 1' },
      { id: id(2), profile: other, body: 'Bericht 2' },
    ])
    expect(outbox.list()).toEqual([])
    expect(kept()).toEqual([])
  })

  it('that was cut off while it was being sent is sent again after a reload', async () => {
    const never = new Promise<never>(() => undefined)
    vi.stubGlobal('fetch', () => never)
    opened().outbox.send(draft(1))
    await settle()
    open.splice(0)[0]?.stop()

    const { of } = answer({ [POST]: delivered })
    opened()
    await settle()
    expect(of(POST)).toHaveLength(1)
  })

  it('is not sent any more once its account has gone', async () => {
    const { of } = answer({ [POST]: delivered })
    const { outbox } = opened()
    outbox.send(draft(1))
    outbox.stop()
    await settle()
    expect(of(POST)).toEqual([])
    expect(kept()).toHaveLength(1)
  })

  it('of another account stays where it is', async () => {
    answer({ [POST]: () => silence })
    opened(other).outbox.send(draft(1))
    await settle()
    expect(opened(me).outbox.list()).toEqual([])
    expect(kept()).toHaveLength(1)
  })

  it.each(['authentication_required', 'other_account'] as const)(
    'waits after %s: that says nothing about the message (ACC-34)',
    async (error) => {
      answer({ [POST]: refused(error) })
      const { outbox } = opened()
      outbox.send(draft(1))
      await settle()
      expect(states(outbox)).toEqual(['waiting'])
    },
  )
})

describe('a message that is refused', () => {
  const refusedOne = async () => {
    answer({ [POST]: refused('insufficient_credits') })
    const { outbox } = opened()
    outbox.send(draft(1))
    await settle()
    return outbox
  }

  it('stays with its reason, and is not sent again by a reload or a connection', async () => {
    const before = await refusedOne()
    expect(states(before)).toEqual(['failed'])
    before.stop()

    const { of } = answer({ [POST]: delivered })
    const { outbox } = opened()
    window.dispatchEvent(new Event('online'))
    await act(() => vi.advanceTimersByTimeAsync(RETRY_LAST_MS))
    expect(states(outbox)).toEqual(['failed'])
    expect(outbox.list()[0]?.getSnapshot().context.why).toBe('insufficient_credits')
    expect(of(POST)).toEqual([])
  })

  it('is sent with its id when the member tries again', async () => {
    const outbox = await refusedOne()
    const { of } = answer({ [POST]: delivered })
    outbox.list()[0]?.send({ type: 'retry' })
    await settle()
    expect(of(POST)[0]?.body).toMatchObject({ id: id(1) })
    expect(kept()).toEqual([])
  })

  it('is forgotten when the member discards it', async () => {
    const outbox = await refusedOne()
    outbox.list()[0]?.send({ type: 'discard' })
    expect(outbox.list()).toEqual([])
    expect(kept()).toEqual([])
  })
})

describe('two tabs', () => {
  it('drop a message that the other one has delivered', async () => {
    answer({ [POST]: () => silence })
    const { outbox } = opened()
    outbox.send(draft(1))
    await settle()
    const [key = ''] = kept()
    localStorage.removeItem(key)
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: null }))
    expect(outbox.list()).toEqual([])
    const { of } = answer({ [POST]: delivered })
    await act(() => vi.advanceTimersByTimeAsync(RETRY_LAST_MS))
    expect(of(POST)).toEqual([])
  })

  it('that send the same message send it with the same id', async () => {
    answer({ [POST]: () => silence })
    opened().outbox.send(draft(1))
    await settle()
    const { of } = answer({ [POST]: () => silence })
    opened()
    await act(() => vi.advanceTimersByTimeAsync(RETRY_LAST_MS))
    const ids = of(POST).map(({ body }) => (body as { id: string }).id)
    expect(ids.length).toBeGreaterThan(1)
    expect(new Set(ids)).toEqual(new Set([id(1)]))
  })
})
