import type { Body } from '#core/contract/contract.ts'
import { DAY_MS } from '#core/kernel/time-units.ts'
import { IMMEDIATE_DELIVERY_VERSION } from '#core/payment/checkout/immediate-delivery.ts'
import { isSoldIn, priceOf } from '#core/payment/checkout/pricing.ts'
import { WELCOME_DISCOUNT_CODE, WELCOME_DISCOUNT_PERCENT } from '#core/payment/discount/rules.ts'
import { methodNames } from '#core/payment/methods.ts'
import { spendingPeriods } from '#core/payment/spending-limit/rules.ts'
import { TIME_BONUS_CODE, TIME_BONUS_PERCENT } from '#core/time-bonus/values.ts'
import { bundles } from '#server/operator/example-site.ts'
import type { Act, Cast } from './acts.ts'
import { KEEPS } from './bank-mandates.ts'
import { outcomeOf } from './device.ts'
import { codes } from './payments.ts'
import { isExpected, site } from './server.ts'

const GIVEN_WITHIN_MS = [DAY_MS, 14 * DAY_MS]
const LIMITS_MINOR = [0, 1_500, 6_000, null]
/** When a member buys the same again, and when one regrets it. */
const AGAIN_WITHIN_MS = [60_000, DAY_MS, 10 * DAY_MS]
const RUES_WITHIN_MS = [60_000, DAY_MS, 18 * DAY_MS]
/** How long a member looks at what is offered; something may come in between. */
const LOOKS_MS = [0, 500, 60_000]

/** More than a code counts for, and more than are tried. */
const CODE_IS_OLD_MS = 700_000
const CODES_TYPED = 7
const WRONG_CODE = '999999'
const signedBy = { address: '192.0.2.7', browser: 'simulated' }

const typed = [TIME_BONUS_CODE, WELCOME_DISCOUNT_CODE, 'EENMAAL', 'IEDEREEN', 'ONZIN'] as const

const sold = bundles.filter((one) => isSoldIn(one, { country: 'NL', currency: 'EUR' }))

/** What each of them takes off where it fits; an order with one that does not is refused for that. */
const percentOf = (code: string | undefined) => {
  if (code === TIME_BONUS_CODE) return TIME_BONUS_PERCENT
  if (code === WELCOME_DISCOUNT_CODE) return WELCOME_DISCOUNT_PERCENT
  return codes.find((one) => one.code === code)?.percent ?? 0
}

type Wish = Omit<Body<'POST /api/order.php'>, 'amount'>

/** The price that the page of an order shows. */
const shown = ({ bundle: id, discount_code }: Wish) => {
  const bundle = sold.find((one) => one.id === id)
  if (!bundle) throw new Error(`${id} is not for sale`)
  const terms = { vatBasisPoints: 2100, discountPercent: percentOf(discount_code) }
  return priceOf(bundle, terms).total
}

/** Orders, and what becomes of their payments at the bank. */
const orderActs = (
  { agenda, dice, devices, newId, server: { doors, bank, tables } }: Cast,
  rue: Act,
) => {
  /** Staff give some of a payment back, or all that is left, in the time that it may be asked for. */
  const giveBack = async (payment: string) => {
    await agenda.wait(dice.whole(0, dice.pick(GIVEN_WITHIN_MS)))
    const minor = dice.chance(0.3) ? null : dice.whole(1, 3_000)
    await doors.giveBack({ payment, minor, by: 'givenBack' }).catch((error: unknown) => {
      if (!isExpected(error)) throw error
    })
  }
  const place = async (me: string, wish: Wish) => {
    const { payment_id: id, bundle, payment_method: method, discount_code: code = '' } = wish
    const body = {
      ...wish,
      amount: shown(wish),
      immediate_delivery_consent: IMMEDIATE_DELIVERY_VERSION,
    }
    const way = body.keep ? 'and keeps it' : `${body.mandate ?? ''}`
    const words = [me, 'orders', bundle, code, 'by', method, way, 'as', id]
      .filter(Boolean)
      .join(' ')
    const outcome = await devices.callAs(me, words, async () =>
      outcomeOf(await doors.placeOrder({ site, account: me, country: 'NL', body })),
    )
    if (outcome !== 'ok') return
    if (!body.mandate) agenda.spawn(() => bank.live(id))
    if (dice.chance(0.5)) agenda.spawn(() => giveBack(id))
    if (dice.chance(0.4)) agenda.spawn(() => after(dice.pick(AGAIN_WITHIN_MS), () => repeat(me)))
    if (dice.chance(0.4)) agenda.spawn(() => after(dice.pick(RUES_WITHIN_MS), () => rue(me)))
  }
  const after = async (withinMs: number, act: () => Promise<unknown>) => {
    await agenda.wait(dice.whole(0, withinMs))
    await act()
  }
  /** Some try to pay by what another member has kept. */
  const steal = (me: string) => {
    const { id: mandate, method: payment_method } = dice.pick([...tables.mandates.values()])
    const wish = { payment_id: newId(me, 'p'), bundle: dice.pick(sold).id }
    return place(me, { ...wish, payment_method, mandate })
  }
  const order: Act = (me) => {
    if (tables.mandates.size > 0 && dice.chance(0.05)) return steal(me)
    const payment_method = dice.pick(dice.chance(0.5) ? KEEPS : methodNames)
    return place(me, {
      payment_id: newId(me, 'p'),
      bundle: dice.pick(sold).id,
      payment_method,
      ...(dice.chance(0.6) && { discount_code: dice.pick(typed) }),
      ...(KEEPS.includes(payment_method) && dice.chance(0.7) && { keep: true as const }),
    })
  }
  /** Orders again what is offered: by what was kept, where it was. */
  const repeat: Act = async (me) => {
    const { orders } = await doors.repeat.look({ site, account: me, country: 'NL' })
    if (orders.length === 0) return
    const { payment: payment_id, bundle, method: payment_method, mandate } = dice.pick(orders)
    await agenda.wait(dice.pick(LOOKS_MS))
    await place(me, { payment_id, bundle, payment_method, ...(mandate && { mandate }) })
  }
  /** Signs for direct debit by a code, well typed or not, and orders by it. */
  const debit: Act = async (me) => {
    const { id: bundle } = dice.pick(sold)
    const amount = shown({ payment_id: '', bundle, payment_method: 'directdebit' })
    const id = newId(me, 'd')
    const body = { id, bundle, amount, ...doors.typedBy(me) }
    const from = { site, account: me, country: 'NL', source: me, language: 'nl' }
    const sent = await devices.callAs(
      me,
      `${me} wants ${bundle} by direct debit as ${id}`,
      async () => outcomeOf(await doors.proposeDebit({ ...from, body })),
    )
    if (sent !== 'ok') return
    await agenda.wait(dice.pick([...LOOKS_MS, CODE_IS_OLD_MS]))
    for (let tries = 0; tries < CODES_TYPED; tries += 1) {
      const otp = dice.chance(0.4) ? WRONG_CODE : doors.codeTo(me)
      const signed = await devices.callAs(me, `${me} types ${otp} for ${id}`, async () =>
        outcomeOf(await doors.signDebit({ ...from, signedBy, body: { id, amount, otp } })),
      )
      if (signed !== 'invalid' && signed !== 'ok') return
      if (signed === 'ok') break
    }
    const wish = { bundle, payment_method: 'directdebit', mandate: id } as const
    for (let many = dice.whole(0, 4); many > 0; many -= 1) {
      await place(me, { ...wish, payment_id: newId(me, 'p') })
      await agenda.wait(dice.pick(LOOKS_MS))
    }
  }
  return { order, repeat, debit }
}

/** What members do with their money: they buy, keep a way of paying or do not, and withdraw. */
export const paymentActs = (cast: Cast) => {
  const { agenda, dice, devices, newId } = cast
  const { doors, tables } = cast.server
  const forget: Act = async (me) => {
    const own = [...tables.mandates.values()].filter(({ account }) => account === me)
    if (own.length === 0) return
    const { id } = dice.pick(own)
    const key = newId(me, 'k')
    await devices.callAs(me, `${me} keeps ${id} no longer`, async () =>
      outcomeOf(await doors.repeat.remove({ account: me, id, key })),
    )
  }
  const withdraw: Act = async (me) => {
    const open = await doors.withdrawals.look({ site, account: me })
    if (open.length === 0) return
    const { lot, terms } = dice.pick(open)
    const { payment: payment_id } = lot
    const { unused } = terms
    await agenda.wait(dice.pick(LOOKS_MS))
    const key = newId(me, 'k')
    const body = { payment_id, credits: dice.chance(0.9) ? unused : unused + 1 }
    await devices.callAs(me, `${me} withdraws from ${payment_id}, ${unused} unused`, async () =>
      outcomeOf(await doors.withdrawals.withdraw({ site, account: me, body, key })),
    )
  }
  /** By the link of a mail: nobody has to be logged in, and anything may have come in between. */
  const withdrawByLink: Act = async (me) => {
    const paid = [...tables.orders].filter(([, { completedMs }]) => completedMs !== null)
    const [token] = paid.find(([, { record }]) => record.account === me) ?? []
    if (!token) return
    const shown = await doors.byLink.look({ token, site })
    if ('refused' in shown || !shown.open) return
    const { unused } = shown.open.terms
    await agenda.wait(dice.pick(LOOKS_MS))
    const key = newId(me, 'k')
    const body = { token, credits: dice.chance(0.9) ? unused : unused + 1 }
    await devices.call(`${me} withdraws from ${token} by a link, ${unused} unused`, async () =>
      outcomeOf(await doors.byLink.withdraw({ site, body, key })),
    )
  }
  const limit: Act = (me) => {
    const period = dice.pick(spendingPeriods)
    const minor = dice.pick(LIMITS_MINOR)
    const form = { period, limit: minor === null ? null : ({ minor, currency: 'EUR' } as const) }
    const key = newId(me, 'k')
    return devices.callAs(me, `${me} wants at most ${minor} a ${period}`, async () =>
      outcomeOf(await doors.limit({ site, account: me, country: 'NL', form, key })),
    )
  }
  const rue: Act = (me) => dice.pick([withdraw, withdraw, withdrawByLink])(me)
  return { ...orderActs(cast, rue), forget, withdraw, withdrawByLink, limit }
}
