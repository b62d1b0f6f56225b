import { MethodEnum } from 'mollie-api-typescript/models'
import type { Answer } from '../played.ts'
import { amountOfCents, centsOf, faultOf, isAmount } from './amounts.ts'
import { listedMethod, listOf, missing, unfit } from './answers.ts'
import {
  type AskedPayment,
  type Booked,
  bookOf,
  type Chargeback,
  type Customer,
  chargebackOf,
  customerOf,
  debitMandateOf,
  faultOfMandate,
  type House,
  type Mandate,
  mandateOf,
  type Refund,
  refundOf,
} from './books.ts'

type Route = { method: string; path: string; query: URLSearchParams; body: string }

/** Methods by which a first payment leaves a mandate of the same kind. */
const KEEPING = ['creditcard', 'paypal']

const isGiven = ({ status }: Refund) => status !== 'failed' && status !== 'canceled'

/** Mollie's books and what it answers from them, without the connection. */
export const deskOf = (house: House) => {
  const payments = new Map<string, Booked>()
  const refunds: Refund[] = []
  const chargebacks: Chargeback[] = []
  const customers = new Map<string, Customer>()
  const mandates = new Map<string, Mandate>()

  const ofPayment = <T extends { paymentId: string }>(list: T[], id: string) =>
    list.filter(({ paymentId }) => paymentId === id)

  const backOf = (id: string) =>
    ofPayment(refunds, id)
      .filter(isGiven)
      .reduce((sum, { amount }) => sum + centsOf(amount), 0)

  /** Refunds and chargebacks are facts beside the payment, which tells their sums. */
  const shown = (payment: Booked) => {
    const { id, status, amount } = payment
    if (status !== 'paid') return payment
    const whole = centsOf(amount)
    const charged = ofPayment(chargebacks, id)
    const open = charged.filter(({ reversedAt }) => reversedAt === null)
    const back = backOf(id)
    const taken = open.reduce((sum, one) => sum + centsOf(one.amount), 0)
    const inCurrency = (cents: number) => amountOfCents(cents, amount.currency)
    const { checkout: _, ...links } = payment._links
    const linked = (list: string) => {
      const href = `${house.origin}/v2/payments/${id}/${list}`
      return { href, type: 'application/hal+json' }
    }
    return {
      amountRefunded: inCurrency(back),
      amountRemaining: inCurrency(Math.max(0, whole - back)),
      ...(charged.length > 0 && { amountChargedBack: inCurrency(taken) }),
      ...payment,
      _links: {
        ...links,
        ...(charged.length > 0 && { chargebacks: linked('chargebacks') }),
        ...(ofPayment(refunds, id).length > 0 && { refunds: linked('refunds') }),
      },
    }
  }

  /** Which field of a payment with a mandate does not fit, or null. */
  const faultOfKeeping = ({ sequenceType, customerId, mandateId, method }: AskedPayment) => {
    if (sequenceType === undefined || sequenceType === 'oneoff') return null
    if (!customers.has(customerId ?? '')) return 'customerId'
    const kinds = sequenceType === 'first' ? KEEPING : [...KEEPING, 'directdebit']
    if (!kinds.includes(method ?? '')) return 'method'
    if (sequenceType === 'first') return null
    const mandate = mandates.get(mandateId ?? '')
    const isGood = mandate?.status === 'valid' && mandate.customerId === customerId
    return isGood && mandate.method === method ? null : 'mandateId'
  }

  const createPayment = (asked: AskedPayment): Answer => {
    const field = faultOf(asked) ?? faultOfKeeping(asked)
    if (field !== null) return unfit(field)
    const { customerId, method, sequenceType } = asked
    const isFirst = sequenceType === 'first' && customerId !== undefined
    const left = isFirst ? mandateOf({ customerId, method: method ?? '' }, house) : null
    if (left) mandates.set(left.id, left)
    const payment = bookOf({ ...asked, ...(left && { mandateId: left.id }) }, house)
    payments.set(payment.id, payment)
    return { status: 201, body: payment }
  }

  const createRefund = (id: string, body: string): Answer => {
    const payment = payments.get(id)
    if (!payment) return missing()
    const asked = JSON.parse(body)
    const { amount } = asked
    if (payment.status !== 'paid') return unfit('status')
    if (!isAmount(amount) || amount.currency !== payment.amount.currency) return unfit('amount')
    if (backOf(id) + centsOf(amount) > centsOf(payment.amount)) return unfit('amount')
    const refund = refundOf(asked, payment, house)
    refunds.push(refund)
    return { status: 201, body: refund }
  }

  const createCustomer = (body: string): Answer => {
    const customer = customerOf(JSON.parse(body), house)
    customers.set(customer.id, customer)
    return { status: 201, body: customer }
  }

  const createMandate = (customerId: string, body: string): Answer => {
    const asked = JSON.parse(body)
    const field = customers.has(customerId) ? faultOfMandate(asked) : 'customerId'
    if (field !== null) return unfit(field)
    const made = debitMandateOf(asked, customerId, house)
    mandates.set(made.id, made)
    return { status: 201, body: made }
  }

  const revoke = (customerId: string, id: string): Answer => {
    if (mandates.get(id)?.customerId !== customerId) return missing()
    mandates.delete(id)
    return { status: 204, body: null }
  }

  const found = <T>(one: T | undefined): Answer => (one ? { status: 200, body: one } : missing())

  const listed = (name: string, items: unknown[], path: string): Answer => ({
    status: 200,
    body: listOf(name, items, path, house),
  })

  const listMethods = (query: URLSearchParams, path: string) => {
    const currency = query.get('amount[currency]') ?? 'EUR'
    const all = Object.values(MethodEnum).map((id) => listedMethod(id, currency))
    return listed('methods', all, path)
  }

  const byCustomer = (id: string, path: string) => {
    if (!customers.has(id)) return missing()
    const theirs = [...payments.values()].filter(({ customerId }) => customerId === id)
    return listed('payments', theirs.reverse().map(shown), path)
  }

  const ofCustomer = (id: string) =>
    [...mandates.values()].filter(({ customerId }) => customerId === id).reverse()

  const answer = ({ method, path, query, body }: Route): Answer => {
    const [kind, id = '', list, item = ''] = path.replace(/^\/v2\//, '').split('/')
    switch ([method, kind, id && ':id', list, item && ':id'].filter(Boolean).join(' ')) {
      case 'POST payments':
        return createPayment(JSON.parse(body))
      case 'GET payments :id': {
        const payment = payments.get(id)
        return found(payment && shown(payment))
      }
      case 'POST payments :id refunds':
        return createRefund(id, body)
      case 'GET payments :id refunds':
        return payments.has(id) ? listed('refunds', ofPayment(refunds, id), path) : missing()
      case 'GET payments :id chargebacks':
        return payments.has(id)
          ? listed('chargebacks', ofPayment(chargebacks, id), path)
          : missing()
      case 'POST customers':
        return createCustomer(body)
      case 'GET customers :id payments':
        return byCustomer(id, path)
      case 'POST customers :id mandates':
        return createMandate(id, body)
      case 'GET customers :id mandates':
        return customers.has(id) ? listed('mandates', ofCustomer(id), path) : missing()
      case 'GET customers :id mandates :id':
        return found(mandates.get(item))
      case 'DELETE customers :id mandates :id':
        return revoke(id, item)
      case 'GET methods':
        return listMethods(query, path)
      default:
        return missing()
    }
  }

  const payment = (id: string) => {
    const one = payments.get(id)
    if (!one) throw new Error(`There is no payment ${id}`)
    return one
  }

  return {
    answer,
    payment,
    /** What becomes of a payment, by its page or by the bank. */
    book: (id: string, change: Partial<Booked>) => {
      const changed = { ...payment(id), ...change }
      payments.set(id, changed)
      const left = mandates.get(changed.mandateId ?? '')
      if (left && changed.sequenceType === 'first' && changed.status === 'paid') {
        mandates.set(left.id, { ...left, status: 'valid' })
      }
    },
    refundsOf: (id: string): readonly Refund[] => ofPayment(refunds, id),
    /** The shop gives all of it back at Mollie's own pages, where we do not hear of it. */
    giveBack: (id: string) => {
      const { amount } = payment(id)
      refunds.push(refundOf({ amount, description: '', metadata: null }, payment(id), house))
    },
    /** The payer's bank takes all of it back, or so many cents. */
    chargeBack: (id: string, cents = centsOf(payment(id).amount)) => {
      const amount = amountOfCents(cents, payment(id).amount.currency)
      chargebacks.push(chargebackOf({ ...payment(id), amount }, house))
    },
    /** The payer's bank undoes what it took back. */
    undo: (id: string) => {
      for (const one of ofPayment(chargebacks, id)) one.reversedAt ??= new Date().toISOString()
    },
    /** A refund that was taken fails at the payer's bank, and its money comes back. */
    failRefunds: (id: string) => {
      for (const one of ofPayment(refunds, id)) one.status = 'failed'
    },
    /** The payer's bank takes nothing more by this mandate. */
    endMandate: (id: string) => {
      const mandate = mandates.get(id)
      if (!mandate) throw new Error(`There is no mandate ${id}`)
      mandates.set(id, { ...mandate, status: 'invalid' })
    },
    customers: (): readonly Customer[] => [...customers.values()],
    mandates: (): readonly Mandate[] => [...mandates.values()],
  }
}
