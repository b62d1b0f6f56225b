import type { AccountStore } from '#core/account/ports.ts'
import type { Body } from '#core/contract/contract.ts'
import type { FirstEvent } from '#core/kernel/cascade.ts'
import { sameMoney } from '#core/kernel/money.ts'
import type { Clock } from '#core/kernel/ports.ts'
import { MINUTE_MS } from '#core/kernel/time-units.ts'
import { marketOf } from '#core/payment/checkout/market.ts'
import type { PaymentProvider } from '#core/payment/checkout/ports.ts'
import { findBundle, priceOf } from '#core/payment/checkout/pricing.ts'
import type { DirectDebitStore, Proposed, Texter, Vault } from '#core/payment/direct-debit/ports.ts'
import { TexterAway } from '#core/payment/direct-debit/ports.ts'
import {
  DEBIT_MANDATE,
  mandateReference,
  mayDebit,
  OTP_DIGITS,
  OTP_MINUTES,
} from '#core/payment/direct-debit/rules.ts'
import { sepaText } from '#core/payment/direct-debit/sepa-text.ts'
import type { NewMandate } from '#core/payment/direct-debit/values.ts'
import type { PaymentStore } from '#core/payment/ports.ts'
import type { Site } from '#core/site/ports.ts'
import type { Dispatch } from '#server/platform/dispatch.ts'
import { refuse, refuseFields } from '#server/platform/http/refusals.ts'
import type { LimitCall } from '#server/platform/limiting.ts'
import { textsOf } from '#server/platform/texts.ts'
import type { Providers } from '../checkout/providers.ts'
import type { FindDiscount } from '../discount/find-discount.ts'
import { type Iban, ibanOf, phoneOf } from './bank-details.ts'
import { shownMandate } from './mandate-text.ts'

export type DebitOffer = { provider: PaymentProvider; creditorId: string }

export type DebitParts = {
  debits: DirectDebitStore
  dispatch: Dispatch
  providers: Providers
  texter: Texter | null
  vault: Vault
  accounts: Pick<AccountStore, 'addressee'>
  payments: Pick<PaymentStore, 'bundles'>
  findDiscount: FindDiscount
  limit: LimitCall
  clock: Clock
}

/** Who asks: a member on a site, from somewhere, in a language. */
export type Asking = {
  site: Site
  account: string
  country: string
  source: string
  language: string
}

type ProposeRequest = Asking & { body: Body<'POST /api/direct-debit.php'> }

/** How one can pay by direct debit here: null where nobody collects it, or nobody sends codes. */
export const debitOffer = (
  { providers, texter }: Pick<DebitParts, 'providers' | 'texter'>,
  { company }: Pick<Site, 'company'>,
): DebitOffer | null => {
  const [provider] = providers.values()
  const { creditor_id: creditorId } = company
  if (!provider?.recordMandate || !texter || !creditorId) return null
  return { provider, creditorId }
}

/** What a code is for, and the code. */
export const markedParts = (
  { id, bundle }: { id: string; bundle: string },
  { minor, currency }: { minor: number; currency: string },
  code: string,
) => [id, bundle, String(minor), currency, code]

const proposedAnswer = ({
  id,
  phoneEnd,
  sentAt,
}: Pick<Proposed, 'id' | 'phoneEnd' | 'sentAt'>) => ({
  id,
  phone_end: phoneEnd,
  until: new Date(sentAt.getTime() + OTP_MINUTES * MINUTE_MS).toISOString(),
})

type Terms = { offer: DebitOffer; iban: Iban; phoneEnd: string }
type Secrets = { mark: string; sealedIban: string; ibanMark: string }

const recordOf = (
  { site, body, language }: ProposeRequest,
  { offer, iban, phoneEnd }: Terms,
  secrets: Secrets,
): NewMandate => ({
  site: site.id,
  provider: offer.provider.name,
  live: offer.provider.live,
  currency: body.amount.currency,
  holder: body.account_holder,
  street: body.street,
  houseNumber: body.house_number,
  zip: body.zip,
  city: body.city,
  ibanCountry: iban.country,
  ibanEnd: iban.end,
  phoneEnd,
  text: DEBIT_MANDATE,
  shown: shownMandate(site, language),
  reference: mandateReference(body.id),
  ...secrets,
})

const isOfAccount = ({ ibanEnd, ibanCountry }: Proposed, iban: ReturnType<typeof ibanOf>) =>
  typeof iban !== 'string' && iban.end === ibanEnd && iban.country === ibanCountry

/** Whether a form that comes again is the one that was proposed, as far as that is known. */
const isSame = (before: Proposed, body: ProposeRequest['body']): boolean =>
  isOfAccount(before, ibanOf(body.iban)) &&
  before.bundle === body.bundle &&
  before.amount.minor === body.amount.minor &&
  before.holder === body.account_holder &&
  before.street === body.street &&
  before.houseNumber === body.house_number &&
  before.zip === body.zip &&
  before.city === body.city &&
  body.mobile_phone.replaceAll(/\D/g, '').endsWith(before.phoneEnd)

/** A code that can still count is none once another one is sent. */
const voidsOf = (ids: readonly string[]): FirstEvent[] =>
  ids.map((id) => ({ to: 'mandate', id, event: { type: 'replaced' }, must: false }))

/**
 * Begins a mandate, or the one whose code never went out. Answers what was there already, of which
 * the code is on its way; or null.
 */
const createBegin =
  ({ debits, dispatch }: Pick<DebitParts, 'debits' | 'dispatch'>) =>
  (request: ProposeRequest, record: NewMandate) => {
    const { account, body } = request
    const { id, bundle, amount } = body
    const input = { mandate: id, account, bundle, minor: amount.minor }
    return dispatch<Proposed | null>({
      attempt: async () => {
        // Before `proposed`: another request may store the same proposal between the two queries.
        const isTaken = await debits.isTaken(id)
        const there = await debits.proposed(account, id)
        if (there ? !isSame(there, body) : isTaken) return { refused: 'key_reused' }
        if (there?.wasSent) return { answered: there }
        const { mark, sealedIban, ibanMark, shown } = record
        const begun: FirstEvent = there
          ? {
              to: 'mandate',
              id,
              event: { type: 'sendAgain', mark, sealedIban, ibanMark, shown },
              must: true,
            }
          : { to: 'mandate', id, begin: input, record, must: true }
        const earlier = (await debits.waiting(account)).filter((other) => other !== id)
        return { first: [begun, ...voidsOf(earlier)], answer: () => null }
      },
    })
  }

/** Whether it is sold at this price, with the discount code that is named; or why not. */
const createPriceVerdict =
  ({ payments, findDiscount }: Pick<DebitParts, 'payments' | 'findDiscount'>) =>
  async ({ site, account, country, body }: ProposeRequest): Promise<string> => {
    const { bundle: wanted, amount, discount_code: code } = body
    const market = marketOf(site, country)
    const bundle = findBundle(await payments.bundles(site.id, market), wanted)
    if (!bundle) return 'price_changed'
    const order = { price: bundle.price, method: 'directdebit' } as const
    const found = code === undefined ? null : await findDiscount({ site, account, code, order })
    if (typeof found === 'string') return found
    const discountPercent = found?.code.percent ?? 0
    const { total } = priceOf(bundle, { vatBasisPoints: market.vatBasisPoints, discountPercent })
    return sameMoney(total, amount) ? 'ok' : 'price_changed'
  }

const createTextCode =
  ({ texter }: Pick<DebitParts, 'texter'>) =>
  async (to: string, { site, language }: Asking, code: string) => {
    const { directDebitMails: texts } = textsOf(language)
    await texter?.send({ to, body: texts.sms({ site: site.settings.name, code }) })
  }

/** Proposes a mandate and texts its code; whether the IBAN or the phone is known is never asked. */
export const createProposeDebit = (deps: DebitParts) => {
  const { debits, dispatch, vault, limit, clock } = deps
  const begin = createBegin(deps)
  const textCode = createTextCode(deps)
  const priceVerdict = createPriceVerdict(deps)

  const isWithin = async ({ account }: Asking, number: string) =>
    (await limit('debitCodesPerAccount', account)) ??
    (await limit('debitCodesPerNumber', vault.mark(['phone', number, account]))) ??
    (await limit('debitCodesToNumber', vault.mark(['phone', number])))

  /** Where one can be proposed now: by whom, from which account and to which phone. */
  const termsOf = async (request: ProposeRequest) => {
    const { site, account, country, body } = request
    const offer = debitOffer(deps, site)
    if (!offer) return refuse('not_now')
    if (body.amount.currency !== 'EUR') return refuse('price_changed')
    const price = await priceVerdict(request)
    if (price !== 'ok') return refuse(price)
    const tooOften = await limit('debitFromSource', request.source)
    if (tooOften) return tooOften
    const iban = ibanOf(body.iban)
    const countries = Object.keys(site.markets)
    const phone = phoneOf(body.mobile_phone, { home: country, countries })
    const isWritable = sepaText(body.account_holder) !== null
    if (typeof iban === 'string' || typeof phone === 'string' || !isWritable) {
      return refuseFields({
        ...(!isWritable && { account_holder: 'name_characters' }),
        ...(typeof iban === 'string' && { iban }),
        ...(typeof phone === 'string' && { mobile_phone: phone }),
      })
    }
    const why = mayDebit(await debits.facts(account, clock.now()))
    if (why !== 'ok') return refuse(why)
    const tooMany = await isWithin(request, phone.number)
    return tooMany ?? { offer, iban, phone }
  }

  return async (request: ProposeRequest) => {
    const { account, body } = request
    const before = await debits.proposed(account, body.id)
    if (before && !isSame(before, body)) return refuse('key_reused')
    if (before?.wasSent) return proposedAnswer(before)
    const terms = await termsOf(request)
    if ('refused' in terms) return terms
    const { phone, iban } = terms
    const code = vault.digits(OTP_DIGITS)
    const mark = vault.mark(markedParts(body, body.amount, code))
    const ibanMark = vault.mark(['iban', iban.iban])
    const secrets = { mark, sealedIban: vault.seal(iban.iban), ibanMark }
    const begun = await begin(
      request,
      recordOf(request, { ...terms, phoneEnd: phone.end }, secrets),
    )
    if (!begun.done) return refuse(begun.why)
    if (begun.answer) return proposedAnswer(begun.answer)
    try {
      await textCode(phone.number, request, code)
    } catch (error) {
      const first: FirstEvent[] = [
        { to: 'mandate', id: body.id, event: { type: 'notSent' }, must: false },
      ]
      await dispatch({ attempt: async () => ({ first, answer: () => null }) })
      if (error instanceof TexterAway) return refuse('unavailable')
      throw error
    }
    const proposed = await debits.proposed(account, body.id)
    return proposed ? proposedAnswer(proposed) : refuse('not_now')
  }
}
export type ProposeDebit = ReturnType<typeof createProposeDebit>
