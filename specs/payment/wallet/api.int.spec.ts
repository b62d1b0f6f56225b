import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { daysAfter } from '#core/kernel/day.ts'
import { DAY_MS } from '#core/kernel/time-units.ts'
import { BALANCE_HISTORY_DAYS } from '#core/payment/wallet/balance-history.ts'
import type { Browser } from '#specs/harness/server/client.ts'
import {
  buy,
  message,
  newMember,
  ordered,
  PASSWORD,
  settled,
  someone,
} from '#specs/harness/server/members.ts'
import { type SpecServer, startServer, until } from '#specs/harness/server/server.ts'

const SIGNUP_CREDITS = 3
const PAGE = 24

let server: SpecServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

/** Spends one credit so many times, as messages do, that the books stay balanced. */
const spendOnes = (account: string, count: number, at = server.clock.now()) =>
  server.db.query(
    `with was as (select balance from wallet where account_id = $1),
    moved as (update wallet set balance = balance - $2 where account_id = $1),
    house as (
      select house.id from book mine join book house on house.site_id = mine.site_id
      where mine.id = $1 and house.kind = 'spent'
    ), spent as (
      select gen_random_uuid() as operation, nth, balance - nth as remaining
      from was, generate_series(1, $2::int) as nth order by nth
    )
    insert into ledger_entry (operation, book_id, credits, reason, balance_after, at)
    select operation, $1::uuid, -1, 'message', remaining, $3::timestamptz from spent
    union all
    select operation, house.id, 1, 'message', null, $3 from spent, house`,
    [account, count, at],
  )

const transactionOf = (browser: Browser, payment_id: string) =>
  browser.ask('GET /api/transaction.php', { query: { payment_id } })

describe('the wallet', () => {
  test('says of every change when, what for, how many and what was left, and leads to what it was about (CRD-06)', async () => {
    const anna = await newMember(server)
    const order = await buy(anna)
    const other = await someone(anna)
    const { conversation } = await anna.ask('POST /api/message.php', message(other.id, 'Hoi'))
    const { wallet } = await anna.ask('GET /api/transactions.php')
    expect(wallet).toMatchObject([
      { reason: 'message', credits: -1, balance: 12, about: other.name, conversation },
      { reason: 'bundle', credits: 10, balance: 13, payment: order.payment_id },
      { reason: 'signup', credits: 3, balance: 3, payment: null, conversation: null },
    ])
    for (const { at } of wallet) expect(Date.parse(at)).toBeGreaterThan(0)
    await anna.ask('DELETE /api/chat.php', { body: { conversation } })
    const [removed] = (await anna.ask('GET /api/transactions.php')).wallet
    expect(removed).toMatchObject({ about: other.name, conversation: null })
  })

  test('shows whom a message went to as the list of members does, and says who is fictional', async () => {
    const anna = await newMember(server)
    const [real, fictional] = [await someone(anna), await someone(anna, { real: false })]
    await anna.ask('POST /api/message.php', message(real.id, 'Hoi'))
    await anna.ask('POST /api/message.php', message(fictional.id, 'Hoi'))
    const { wallet } = await anna.ask('GET /api/transactions.php')
    const shown = (card: typeof real) => {
      const { id, name, fictional: isFictional, main_image } = card
      return { id, name, fictional: isFictional, main_image }
    }
    expect(wallet.map(({ member }) => member)).toEqual([shown(fictional), shown(real), undefined])
    await anna.ask('POST /api/block.php', { body: { id: real.id } })
    const [, blocked] = (await anna.ask('GET /api/transactions.php')).wallet
    expect(blocked?.member).toEqual({ ...shown(real), main_image: null })
  })

  test('counts on whom most was spent over all that the course shows, without what came back or is barred', async () => {
    const anna = await newMember(server)
    await buy(anna, 'credits-25')
    const [often, once] = [await someone(anna), await someone(anna, { real: false })]
    const bram = await newMember(server)
    for (const word of ['Hoi', 'Hee', 'Hallo']) {
      await anna.ask('POST /api/message.php', message(often.id, word))
    }
    await anna.ask('POST /api/message.php', message(once.id, 'Hoi'))
    await anna.ask('POST /api/message.php', message(bram.id, 'Hoi'))
    const spentOn = async () =>
      (await anna.ask('GET /api/balance.php')).spent_on?.map(({ member, credits }) => [
        member.id,
        member.fictional,
        credits,
      ])
    const others = [
      [once.id, true, 1],
      [bram.id, false, 1],
    ]
    const first = (await spentOn()) ?? []
    expect(first[0]).toEqual([often.id, false, 3])
    expect(first).toHaveLength(3)
    expect(first).toEqual(expect.arrayContaining(others))
    await spendOnes(anna.id, 2 * 5)
    expect(await spentOn()).toEqual(first)
    await bram.ask('POST /api/block.php', { body: { id: anna.id } })
    await until(async () => {
      expect(await spentOn()).toEqual([
        [often.id, false, 3],
        [once.id, true, 1],
      ])
    })
  })

  test('does not name who has blocked the member', async () => {
    const [anna, bram] = [await newMember(server), await newMember(server)]
    await anna.ask('POST /api/message.php', message(bram.id, 'Hoi'))
    await bram.ask('POST /api/block.php', { body: { id: anna.id } })
    await until(async () => {
      const { wallet } = await anna.ask('GET /api/transactions.php')
      const messages = wallet.filter(({ reason }) => reason === 'message')
      expect(messages).toMatchObject([{ about: null, conversation: null }])
    })
  })

  test('is whole, however long it is: page by page, no change twice and none left out (CRD-06)', async () => {
    const anna = await newMember(server)
    await buy(anna, 'credits-150')
    await buy(anna, 'credits-150')
    await buy(anna, 'credits-150')
    await spendOnes(anna.id, 2 * PAGE)
    let { wallet, wallet_next: next } = await anna.ask('GET /api/transactions.php')
    const sizes = [wallet.length]
    while (next !== null) {
      const page = await anna.ask('GET /api/wallet.php', { query: { before: next } })
      sizes.push(page.wallet.length)
      wallet = [...wallet, ...page.wallet]
      next = page.next
    }
    expect(sizes).toEqual([PAGE, PAGE, 4])
    let left = SIGNUP_CREDITS + 3 * 150 - 2 * PAGE
    for (const { credits, balance } of wallet) {
      expect(balance).toBe(left)
      left -= credits
    }
    expect(left).toBe(0)
    expect(new Set(wallet.map(({ id }) => id)).size).toBe(wallet.length)
  })

  test('has nothing to read behind a place that is no number', async () => {
    const anna = await newMember(server)
    const { status, fields } = await anna.refusal('GET /api/wallet.php', {
      query: { before: "1' or 1=1" },
    })
    expect({ status, fields }).toEqual({ status: 400, fields: { before: 'field_invalid' } })
  })
})

describe('the list of orders', () => {
  test('is whole, page by page, and behind the order of another it is empty (PAY-05)', async () => {
    const [anna, eve] = [await newMember(server), await newMember(server)]
    const { payment_id } = await buy(anna)
    await server.db.query(
      `insert into payment (id, site_id, account_id, bundle, credits, method, price, provider,
        state, context, version, created_at, asked, immediate_delivery_consent)
      select gen_random_uuid(), site_id, account_id, bundle, credits, method, price, provider,
        '"cancelled"', context || '{"ref": null}', version,
        created_at - (nth / 2) * interval '1 minute', 0, 1
      from payment, generate_series(2, $2::int) as nth where id = $1`,
      [payment_id, PAGE + 5],
    )
    const first = await anna.ask('GET /api/transactions.php')
    expect(first.orders).toHaveLength(PAGE)
    const before = first.orders_next ?? ''
    const rest = await anna.ask('GET /api/orders.php', { query: { before } })
    expect(rest).toMatchObject({ orders: { length: 5 }, next: null })
    const all = [...first.orders, ...rest.orders]
    expect(new Set(all.map((order) => order.payment_id)).size).toBe(PAGE + 5)
    const moments = all.map(({ created_at }) => created_at)
    expect(moments).toEqual(moments.toSorted().reverse())
    expect(await eve.ask('GET /api/orders.php', { query: { before } })).toEqual({
      orders: [],
      next: null,
    })
  })
})

describe('the course of a balance', () => {
  test('tells each day on which it changed, and begins with what there was before', async () => {
    const anna = await newMember(server)
    await buy(anna, 'credits-25')
    const now = server.clock.now().getTime()
    await spendOnes(anna.id, 5, new Date(now + DAY_MS))
    await spendOnes(anna.id, 2, new Date(now + (BALANCE_HISTORY_DAYS - 1) * DAY_MS))
    const { from, until: today, before, days } = await anna.ask('GET /api/balance.php')
    expect(daysAfter(from, BALANCE_HISTORY_DAYS - 1)).toBe(today)
    expect({ before, days }).toMatchObject({
      before: 0,
      days: [{ day: today, gained: 28, spent: 0, balance: 28 }, {}, {}],
    })
    server.clock.forward((BALANCE_HISTORY_DAYS + 1) * DAY_MS)
    await anna.ask('POST /api/user.php', { body: { email: anna.email, password: PASSWORD } })
    const later = await anna.ask('GET /api/balance.php')
    expect(later).toMatchObject({ before: 23, days: [{ gained: 0, spent: 2, balance: 21 }] })
  })
})

describe('a single order', () => {
  test('tells its timeline, step by step, and is not found by others (PAY-05)', async () => {
    const [anna, eve] = [await newMember(server), await newMember(server)]
    const { payment_id } = await buy(anna)
    const { life } = await transactionOf(anna, payment_id)
    expect(life.map(({ event }) => event)).toEqual(['begin', 'opened', 'paid'])
    const answers = []
    for (const id of [payment_id, randomUUID()]) {
      const { status, text } = await eve.call('GET /api/transaction.php', {
        query: { payment_id: id },
      })
      answers.push({ status, text })
    }
    expect(answers[0]).toEqual({ status: 404, text: '{"error":"not_found"}' })
    expect(answers[1]).toEqual(answers[0])
  })

  test('that was not paid in time says that it was not, and has no receipt', async () => {
    const anna = await newMember(server)
    const { payment_id } = await ordered(anna)
    server.clock.forward(DAY_MS)
    await settled(anna, payment_id, 'cancelled')
    const { life, receipts } = await transactionOf(anna, payment_id)
    expect(life.at(-1)?.event).toBe('expired')
    expect(receipts).toEqual([])
  })
})
