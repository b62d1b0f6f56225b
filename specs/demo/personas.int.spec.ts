import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Persona, personas } from '#core/demo/values.ts'
import { tokenIn } from '#specs/harness/server/members.ts'
import { type KeptMail, type SpecServer, startServer, until } from '#specs/harness/server/server.ts'

let server: SpecServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const as = async (persona: Persona) => {
  const browser = server.browser()
  const { user } = await browser.ask('POST /api/personas.php', { body: { persona } })
  if (!user) throw new Error(`Nobody is logged in as ${persona}`)
  expect((await browser.ask('GET /api/user.php')).user?.id).toBe(user.id)
  return { ...browser, user }
}

describe('in a demo, a visitor', () => {
  test('sees as whom one can log in', async () => {
    const answer = await server.browser().ask('GET /api/personas.php')
    expect(answer.personas).toEqual([...personas])
  })

  test('logs in as a newcomer, whose mail is in the mailbox, each time another', async () => {
    const [one, other] = [await as('newcomer'), await as('newcomer')]
    expect(one.user).toMatchObject({ status: 'not_confirmed', credits: 0, paid_user: false })
    expect(other.user.id).not.toBe(one.user.id)
    const mail = await server.mailTo(one.user.email)
    expect(mail.text).toContain('http')
  })

  test('tries leaving: nobody is logged in, and a mail in the mailbox leads back', async () => {
    const browser = server.browser()
    const left = await browser.ask('POST /api/personas.php', { body: { persona: 'leaving' } })
    expect(left).toEqual({ user: null })
    expect((await browser.ask('GET /api/user.php')).user).toBeNull()
    const { text } = await until(async () => {
      const reply = await browser.send('GET', '/dev/mail.json')
      const [mail] = (reply.json as { mails: KeptMail[] }).mails.filter(({ subject }) =>
        subject.includes('opgezegd'),
      )
      if (!mail) throw new Error('The mail is not there yet')
      return mail
    })
    const body = { token: tokenIn({ text }) }
    const { user } = await browser.ask('POST /api/activation.php?return=1', { body })
    expect(user).toMatchObject({ status: 'active', name: 'Sam' })
  })

  test('logs in as a free member who can write, and has been written to', async () => {
    const { user, ask } = await as('free')
    expect(user).toMatchObject({ status: 'active', paid_user: false })
    expect(user.credits).toBeGreaterThan(0)
    expect((await ask('GET /api/chats.php')).chats.length).toBeGreaterThan(0)
  })

  test('logs in as a member whose credits are gone, in the middle of a talk', async () => {
    const { user, ask } = await as('broke')
    expect(user).toMatchObject({ status: 'active', credits: 0 })
    expect((await ask('GET /api/chats.php')).chats.length).toBeGreaterThan(0)
  })

  test('logs in as a premium member with orders, credits, likes and talks', async () => {
    const { user, ask } = await as('premium')
    expect(user.paid_user).toBe(true)
    expect(user.credits).toBeGreaterThanOrEqual(10)
    expect((await ask('GET /api/transactions.php')).orders.length).toBeGreaterThan(0)
    expect((await ask('GET /api/chats.php')).chats.length).toBeGreaterThan(0)
  })

  test('logs in as a regular customer, with a kept card and orders to repeat', async () => {
    const { user, ask } = await as('regular')
    expect(user).toMatchObject({ status: 'active', paid_user: true })
    const { orders, mandates } = await ask('GET /api/repeat-order.php')
    expect(mandates).toEqual([expect.objectContaining({ payment_method: 'creditcard' })])
    expect(orders.map(({ payment_method, way }) => [payment_method, way]).toSorted()).toEqual([
      ['creditcard', 'mandate'],
      ['ideal', 'redirect'],
      ['paypal', 'redirect'],
    ])
  })

  test('logs in as one whose money went back: all, a part, and by withdrawal', async () => {
    const { user, ask } = await as('refunded')
    const orders = await until(async () => {
      const { orders } = await ask('GET /api/transactions.php')
      const states = orders.map(({ lifecycle }) => lifecycle.state)
      expect(states).toEqual(['refunded', 'partlyRefunded', 'refunded'])
      return orders
    })
    const [withdrawn, part, whole] = orders
    expect(withdrawn?.withdrawal).toMatchObject({ credits: withdrawn?.credits })
    expect([part?.withdrawal, whole?.withdrawal]).toEqual([null, null])
    const kindsOf = async (payment_id = '') => {
      const { receipts } = await ask('GET /api/transaction.php', { query: { payment_id } })
      return receipts.map(({ kind }) => kind).toSorted()
    }
    for (const order of orders) {
      expect(await kindsOf(order.payment_id)).toEqual(['credit', 'sale'])
    }
    const { wallet } = await ask('GET /api/transactions.php')
    const sum = wallet.reduce((total, { credits }) => total + credits, 0)
    expect((await ask('GET /api/user.php')).user?.credits).toBe(sum)
    expect(user.paid_user).toBe(true)
  })

  test('clicks once and is one buyer, however often the click is sent', async () => {
    const key = crypto.randomUUID()
    const ordersOfOneClick = async () => {
      const { ask } = server.browser()
      const headers = { 'idempotency-key': key }
      await ask('POST /api/personas.php', { body: { persona: 'refunded' }, headers })
      return (await ask('GET /api/transactions.php')).orders.map(({ payment_id }) => payment_id)
    }
    const orders = await ordersOfOneClick()
    expect(orders).toHaveLength(3)
    expect(await ordersOfOneClick()).toEqual(orders)
  })

  test('who spends what a free member has, finds another one with credits', async () => {
    const first = await as('free')
    const [chat] = (await first.ask('GET /api/chats.php')).chats
    for (let left = first.user.credits; left > 0; left--) {
      const body = { id: crypto.randomUUID(), profile: chat?.profile ?? '', body: 'Hallo!' }
      await first.ask('POST /api/message.php', { body })
    }
    const second = await as('free')
    expect(second.user.id).not.toBe(first.user.id)
    expect(second.user.credits).toBeGreaterThan(0)
  })

  test('logs in by a page of this site alone (S7)', async () => {
    const { status } = await server.browser().send('POST', '/api/personas.php', {
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'cross-site' },
      body: JSON.stringify({ persona: 'free' }),
    })
    expect(status).toBe(403)
  })
})

describe('where there is no demo', () => {
  test('there are neither personas nor a clock to move', async () => {
    await server.restart({ env: { DEMO: '0' } })
    try {
      const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
      const { send } = server.browser()
      const body = JSON.stringify({ persona: 'premium' })
      const asked = await send('POST', '/api/personas.php', { headers, body })
      expect([asked.status, asked.json]).toEqual([404, { error: 'not_found' }])
      expect((await send('GET', '/api/personas.php')).status).toBe(404)
      expect((await send('GET', '/dev/clock')).status).toBe(404)
      const form = { ...headers, 'content-type': 'application/x-www-form-urlencoded' }
      const moved = await send('POST', '/dev/clock', { headers: form, body: 'move=day' })
      expect(moved.status).toBe(404)
    } finally {
      await server.restart({})
    }
  })
})
