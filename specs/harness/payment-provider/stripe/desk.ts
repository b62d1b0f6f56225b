import type { Answer } from '../played.ts'
import {
  below,
  type Card,
  type Customer,
  chargeOf,
  type Dispute,
  faultOfPage,
  faultOfSetup,
  type House,
  type Intent,
  intentOf,
  isOver,
  newId,
  type PaymentMethod,
  type Refund,
  type Session,
  type Setup,
  sessionOf,
  setupOf,
  setupShown,
  setupsIn,
} from './books.ts'
import { configuration, KEEPING, SWITCHED_ON } from './ways.ts'

type Route = { method: string; path: string; form: URLSearchParams }

export const problem = (status: number, error: Record<string, unknown>): Answer => ({
  status,
  body: { error: { type: 'invalid_request_error', message: 'No.', ...error } },
})
const unfit = (param: string) => problem(400, { param })
const missing = () => problem(404, { code: 'resource_missing' })
const given = (body: unknown): Answer => ({ status: 200, body })
const listed = (data: unknown[]) => given({ object: 'list', has_more: false, url: '/v1', data })

/** Stripe's books and what it answers from them, without the connection. */
export const deskOf = (house: House) => {
  const { livemode } = house
  const sessions = new Map<string, Session>()
  /** What the payment of each page is to be like. */
  const wishes = new Map<string, URLSearchParams>()
  const intents = new Map<string, Intent>()
  const customers = new Map<string, Customer>()
  const cards = new Map<string, Card>()
  const refunds: Refund[] = []
  const disputes: Dispute[] = []
  const setups: URLSearchParams[] = []
  const made: Setup[] = []

  const of = <T extends { payment_intent: string }>(list: T[], id: string | null) =>
    list.filter(({ payment_intent }) => payment_intent === id)

  const shown = (intent: Intent): Intent => {
    const { latest_charge: charge, id } = intent
    if (!charge) return intent
    const back = of(refunds, id).filter(
      ({ status }) => status !== 'failed' && status !== 'canceled',
    )
    const amount_refunded = back.reduce((sum, { amount }) => sum + amount, 0)
    const facts = {
      amount_refunded,
      disputed: of(disputes, id).length > 0,
      refunds: { object: 'list', data: of(refunds, id), has_more: false },
    }
    return { ...intent, latest_charge: { ...charge, ...facts } }
  }

  const showSession = (session: Session) => {
    const intent = intents.get(session.payment_intent ?? '')
    return given({ ...session, payment_intent: intent ? shown(intent) : null })
  }

  const createSession = (form: URLSearchParams): Answer => {
    const param = faultOfPage(form, house.now())
    if (param !== null) return unfit(param)
    const keeps = form.get('payment_intent_data[setup_future_usage]') !== null
    const way = form.get('allowed_payment_method_types[0]') ?? ''
    if (!SWITCHED_ON.includes(way)) return unfit('allowed_payment_method_types')
    if (keeps && (!customers.has(form.get('customer') ?? '') || !KEEPING.includes(way))) {
      return unfit('customer')
    }
    const session = sessionOf(form, house)
    sessions.set(session.id, session)
    wishes.set(session.id, form)
    return given(session)
  }

  const succeeded = (intent: Intent): Intent => ({
    ...intent,
    status: 'succeeded',
    amount_received: intent.amount,
    latest_charge: chargeOf(intent),
  })

  const createIntent = (form: URLSearchParams): Answer => {
    const card = cards.get(form.get('payment_method') ?? '')
    const [customer, amount] = [form.get('customer'), Number(form.get('amount'))]
    if (!Number.isSafeInteger(amount) || amount < 50) return unfit('amount')
    if (!card || card.customer === null || card.customer !== customer)
      return unfit('payment_method')
    if (form.get('allowed_payment_method_types[0]') !== card.type || isOver(made, card.id))
      return unfit('payment_method')
    const begun = intentOf({
      amount,
      currency: form.get('currency') ?? '',
      customer,
      livemode,
      payment_method: card.id,
      metadata: below(form, 'metadata'),
    })
    const isBusy = card.type === 'sepa_debit' && !card.declines
    const intent = card.declines
      ? begun
      : isBusy
        ? { ...begun, status: 'processing' as const }
        : succeeded(begun)
    intents.set(intent.id, intent)
    const error = { type: 'card_error', code: 'card_declined', payment_intent: intent }
    return card.declines ? problem(402, error) : given(intent)
  }

  const createRefund = (form: URLSearchParams): Answer => {
    const intent = intents.get(form.get('payment_intent') ?? '')
    if (!intent?.latest_charge) return missing()
    const amount = Number(form.get('amount'))
    const left = intent.amount - (shown(intent).latest_charge?.amount_refunded ?? 0)
    if (!Number.isSafeInteger(amount) || amount <= 0 || amount > left) return unfit('amount')
    const refund: Refund = {
      object: 'refund',
      id: newId('re'),
      amount,
      currency: intent.currency,
      metadata: below(form, 'metadata'),
      payment_intent: intent.id,
      status: 'succeeded',
    }
    refunds.push(refund)
    return given(refund)
  }

  const createCustomer = (form: URLSearchParams): Answer => {
    const { email = null, name = null } = Object.fromEntries(form)
    const facts = { email, name, livemode, metadata: below(form, 'metadata') }
    const customer: Customer = { object: 'customer', id: newId('cus'), ...facts }
    customers.set(customer.id, customer)
    return given(customer)
  }

  /** A mandate for direct debit: the way of paying is its customer's from then on. */
  const createSetup = (form: URLSearchParams): Answer => {
    const param = faultOfSetup(form, (id) => customers.has(id))
    if (param !== null) return unfit(param)
    const customer = form.get('customer')
    const way = { object: 'payment_method' as const, id: newId('pm'), type: 'sepa_debit', customer }
    cards.set(way.id, { ...way, declines: false })
    const setup = setupOf(form, way.id)
    setups.push(form)
    made.push(setup)
    return given(setupShown(setup, form))
  }

  /** Only an open page can be shut. */
  const expire = (id: string): Answer => {
    const session = sessions.get(id)
    if (!session) return missing()
    if (session.status !== 'open') return problem(400, { message: 'Not open.' })
    const expired: Session = { ...session, status: 'expired', url: null }
    sessions.set(id, expired)
    return given(expired)
  }

  const detach = (id: string): Answer => {
    const card = cards.get(id)
    if (!card) return missing()
    if (card.customer === null) return unfit('payment_method')
    cards.set(id, { ...card, customer: null })
    return given({ ...card, customer: null })
  }

  const answer = ({ method, path, form }: Route): Answer => {
    const [, id = ''] = /_[A-Za-z0-9_]+/.test(path)
      ? (/\/((?:cs|pi|pm)_[^/]+)/.exec(path) ?? [])
      : []
    const intent = form.get('payment_intent')
    switch (`${method} ${id ? path.replace(id, ':id') : path}`) {
      case 'POST /v1/checkout/sessions':
        return createSession(form)
      case 'GET /v1/checkout/sessions':
        return listed([...sessions.values()].filter((one) => one.payment_intent === intent))
      case 'GET /v1/checkout/sessions/:id': {
        const session = sessions.get(id)
        return session ? showSession(session) : missing()
      }
      case 'POST /v1/checkout/sessions/:id/expire':
        return expire(id)
      case 'POST /v1/payment_intents':
        return createIntent(form)
      case 'GET /v1/payment_intents': {
        const customer = form.get('customer')
        return listed([...intents.values()].filter((one) => one.customer === customer).reverse())
      }
      case 'GET /v1/payment_intents/:id': {
        const one = intents.get(id)
        return one ? given(shown(one)) : missing()
      }
      case 'POST /v1/refunds':
        return createRefund(form)
      case 'GET /v1/refunds':
        return listed(of(refunds, intent))
      case 'GET /v1/disputes':
        return listed(of(disputes, intent))
      case 'POST /v1/setup_intents':
        return createSetup(form)
      case 'GET /v1/setup_intents':
        return listed(setupsIn(made, form, cards))
      case 'GET /v1/payment_methods/:id': {
        const way = cards.get(id)
        return way ? given(way) : missing()
      }
      case 'POST /v1/customers':
        return createCustomer(form)
      case 'POST /v1/payment_methods/:id/detach':
        return detach(id)
      case 'GET /v1/payment_method_configurations':
        return listed([configuration()])
      default:
        return missing()
    }
  }

  const session = (id: string) => {
    const one = sessions.get(id)
    if (!one) throw new Error(`There is no page ${id}`)
    return one
  }
  const intentIdOf = (ref: string) => (ref.startsWith('pi_') ? ref : session(ref).payment_intent)

  /** The payer fills in the page; the payment is made then, and not before. */
  const submit = (id: string, status: Intent['status']) => {
    const { amount_total: amount, currency, customer } = session(id)
    const form = wishes.get(id) ?? new URLSearchParams()
    const keeps = form.get('payment_intent_data[setup_future_usage]') === 'off_session'
    const type = form.get('allowed_payment_method_types[0]') ?? ''
    const way: PaymentMethod = { object: 'payment_method', id: newId('pm'), type, customer: null }
    cards.set(way.id, { ...way, customer: keeps ? customer : null, declines: false })
    const made = intentOf({
      amount,
      currency,
      customer,
      livemode,
      payment_method: way.id,
      metadata: below(form, 'payment_intent_data[metadata]'),
      setup_future_usage: keeps ? 'off_session' : null,
    })
    const intent = status === 'succeeded' ? succeeded(made) : { ...made, status }
    intents.set(intent.id, intent)
    sessions.set(id, { ...session(id), status: 'complete', payment_intent: intent.id })
  }

  return {
    answer,
    session,
    intentIdOf,
    submit,
    expire,
    refundsOf: (ref: string): readonly Refund[] => of(refunds, intentIdOf(ref)),
    failRefunds: (ref: string) => {
      for (const one of of(refunds, intentIdOf(ref))) one.status = 'failed'
    },
    /** The payer's bank asks about a payment, or takes its money back: all of it, or so much. */
    dispute: (ref: string, status: Dispute['status'] = 'needs_response', part?: number) => {
      const intent = intents.get(intentIdOf(ref) ?? '')
      if (!intent?.latest_charge) return
      const { currency, id: payment_intent } = intent
      const amount = part ?? intent.amount
      const facts = { amount, currency, payment_intent, status }
      disputes.push({ object: 'dispute', id: newId('du'), ...facts })
    },
    closeDisputes: (ref: string, status: 'won' | 'lost') => {
      for (const one of of(disputes, intentIdOf(ref))) if (one.status !== 'won') one.status = status
    },
    /** The bank takes nothing more by this way of paying. */
    detach,
    /** The bank declines what is asked of this way of paying from now on. */
    decline: (id: string) => {
      const card = cards.get(id)
      if (card) cards.set(id, { ...card, declines: true })
    },
    /** The bank says, days later, what became of a debit. */
    settle: (id: string, status: 'succeeded' | 'requires_payment_method') => {
      const intent = intents.get(id)
      if (intent?.status !== 'processing') return
      intents.set(id, status === 'succeeded' ? succeeded(intent) : { ...intent, status })
    },
    setups: (): readonly URLSearchParams[] => setups,
    made: (): readonly Setup[] => made,
    customers: (): readonly Customer[] => [...customers.values()],
  }
}
