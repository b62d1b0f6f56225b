import { randomUUID } from 'node:crypto'
import type { Browser, Page } from 'playwright'
import type { Stored } from '#core/kernel/lifecycle.ts'
import type { StoredOf } from '#core/kernel/lifecycles.ts'
import type { Order } from '#core/payment/checkout/order.ts'
import type { ProviderReport } from '#core/payment/rules.ts'
import { PATIENCE_MS, see } from '#specs/harness/screens/see.ts'
import { visitAs } from '#specs/harness/screens/visit.ts'
import { newMember, settled } from '#specs/harness/server/members.ts'
import { priceFor } from '#specs/harness/server/prices.ts'
import { type SpecServer, until } from '#specs/harness/server/server.ts'
import { factsIn, type Pair, typeOf, walksNamed } from '../walk.ts'
import type { Stage } from './run.ts'

type Payer = { page: Page; payment: string; ref: string; close: () => Promise<void> }

const titles: Record<string, string> = {
  loading: 'We zetten je betaling klaar',
  pending: 'Je betaling loopt',
  completed: 'Betaald, dank je wel!',
  failed: 'De betaling is mislukt',
  cancelled: 'De betaling is geannuleerd',
  paidTwice: 'Je hebt twee keer betaald',
  refunded: 'Je betaling is terugbetaald',
  chargedBack: 'Je bank heeft de betaling teruggeboekt',
  partlyRefunded: 'Er gaat geld terug',
  wonBack: 'Je betaling telt weer',
}

/** What a payer, and the bank, decide at the counter of the practice bank. */
const buttons: Record<string, string[]> = {
  paid: ['Betalen', 'Alsnog betalen'],
  failed: ['Betaling laten mislukken'],
  cancelled: ['Annuleren'],
  paidTwice: ['Nog een keer betalen'],
  refunded: ['De winkel betaalt terug'],
  chargedBack: ['De bank boekt terug'],
  partlyRefunded: ['De winkel betaalt een derde terug'],
  wonBack: ['De bank maakt de terugboeking ongedaan'],
}

const [walk] = walksNamed('payment')
const order = walk?.input as Order

/** The truth about this order, once there is a page; what a bank may lie is asked over HTTP. */
const isTold = (pair: Pair) => {
  const { report, discountGone } = factsIn<{ report?: ProviderReport; discountGone?: boolean }>(
    pair,
  )
  if (!report) return !discountGone
  const isOfIt = report.reference === order.payment && report.amount === order.amount
  const isWithin = (report.backMinor ?? 0) <= order.amount.minor
  return isOfIt && isWithin && report.live !== false && !discountGone
}
const contextOf = ({ context }: Pick<Stored, 'context'>) =>
  context as StoredOf<'payment'>['context']
const hasPage = ({ at }: Pair) => contextOf(at).ref !== null

/** What is told with how many chargebacks were undone before it. */
const goingBack = { partlyRefunded: true, refunded: true, chargedBack: true }
const isGone = ({ at }: Pair) => at.state === 'refunded' || at.state === 'chargedBack'
/**
 * What this bank never says: old news, nor that the money came once more after all had gone without
 * telling that it had; and what another bank might say of money that was taken back.
 */
const isOffered = (pair: Pair) => {
  const { charged, backMinor } = contextOf(pair.at)
  const { report } = factsIn<{ report?: ProviderReport }>(pair)
  if (report?.cameMinor !== undefined) return false
  if (typeOf(pair) === 'paidTwice') {
    const mayCome = charged.undone === 0 || pair.at.state === 'refunded'
    return mayCome && isGone(pair) === (report?.backMinor !== undefined)
  }
  const undone = report?.undone ?? 0
  if (typeOf(pair) === 'wonBack') {
    const isAsGiven = (report?.backMinor ?? 0) === (charged.minor && backMinor - charged.minor)
    return pair.at.state === 'chargedBack' && isAsGiven && undone === charged.undone + 1
  }
  if (report && typeOf(pair) in goingBack && undone !== charged.undone) return false
  return typeOf(pair) !== 'refunded' || !isGone(pair)
}
/** What the shop gives back at this counter: a third, or all. */
const PARTS = 3
/**
 * Once money came twice and some of it went back, there is no more to see than before. Parts of
 * another size are given by an operator or at a withdrawal, which this counter does not do. A
 * second chargeback looks as the first did.
 */
const isPlain = (at: Stored) => {
  const { paidMinor, backMinor, askedMinor, refusedMinor, amount, charged } = contextOf(at)
  const { minor } = amount
  if (askedMinor > 0 || refusedMinor > 0) return false
  if (at.state === 'chargedBack' && charged.undone > 0) return false
  if (paidMinor > minor) return backMinor === 0 && charged.undone === 0
  return [0, Math.floor(minor / PARTS), minor].includes(backMinor - charged.minor)
}

const button = (page: Page, type: string) =>
  (buttons[type] ?? []).map((name) => page.getByRole('button', { name, exact: true }))

export const paymentStage = (browser: Browser, server: SpecServer): Stage<Payer> => ({
  asks: (pair) => typeOf(pair) in buttons && hasPage(pair) && isTold(pair) && isOffered(pair),
  visits: isPlain,
  leads: (pair) => typeOf(pair) === 'opened' && pair.at.state === 'loading',
  begin: async () => {
    const member = await newMember(server)
    const { page, close } = await visitAs(browser, server.url, member)
    const payment_id = randomUUID()
    const wish = { payment_id, bundle: 'credits-25', payment_method: 'ideal' } as const
    const body = { ...wish, amount: priceFor('credits-25') }
    await member.ask('POST /api/order.php', { body })
    const ref = await until(async () => {
      const { lifecycle } = await settled(member, payment_id, 'pending')
      return String(lifecycle.context.ref)
    })
    return { page, close, payment: payment_id, ref }
  },
  send: async ({ page, ref }, pair) => {
    if (typeOf(pair) === 'opened') return
    await page.goto(`/sandbox/pay/${ref}`)
    const [first, second] = button(page, typeOf(pair))
    if (!first) throw new Error(`No button for ${typeOf(pair)}`)
    await (second ? first.or(second) : first).first().click()
  },
  sees: async ({ page, payment }, { state, context }) => {
    if (state === 'loading') return
    const title = page.getByRole('heading', { name: titles[String(state)] ?? 'unknown' })
    await see(async () => {
      await page.goto(`/transactions/${payment}`)
      await see(title).toBeVisible({ timeout: 5_000 })
    }).toPass({ timeout: 2 * PATIENCE_MS })
    const other = page.getByRole('link', { name: 'Andere betaalwijze' })
    const isUnpaid = ['failed', 'cancelled'].includes(String(state))
    await see(other).toHaveCount(isUnpaid ? 1 : 0)
    const balance = page.getByRole('link', { name: 'Bekijk je credits' })
    const isBack = Number(context.backMinor) > 0
    await see(balance).toHaveCount(isBack ? 1 : 0)
    const chat = page.getByRole('link', { name: 'Verder chatten' })
    const isHere = Number(context.paidMinor) > Number(context.backMinor) && !isBack
    await see(chat).toHaveCount(isHere ? 1 : 0)
    const toBank = page.getByRole('link', { name: 'Naar de betaalpagina' })
    await see(toBank).toHaveCount(state === 'pending' ? 1 : 0)
  },
  offers: async ({ page, ref }, { state }: Stored) => {
    if (state === 'loading') return []
    await page.goto(`/sandbox/pay/${ref}`)
    await see(page.getByText('Dit is een oefenbank.')).toBeVisible()
    const offered: string[] = []
    for (const type of Object.keys(buttons)) {
      const counts = await Promise.all(button(page, type).map((one) => one.count()))
      if (counts.some((count) => count > 0)) offered.push(type)
    }
    return offered
  },
  end: ({ close }) => close(),
})
