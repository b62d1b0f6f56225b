import type { AccountStore } from '#core/account/ports.ts'
import type { Body } from '#core/contract/contract.ts'
import type { Clock } from '#core/kernel/ports.ts'
import { MINUTE_MS } from '#core/kernel/time-units.ts'
import { type PaymentProvider, ProviderAway } from '#core/payment/checkout/ports.ts'
import type {
  DirectDebitStore,
  Proposal,
  Proposed,
  Texter,
  Vault,
} from '#core/payment/direct-debit/ports.ts'
import { TexterAway } from '#core/payment/direct-debit/ports.ts'
import {
  DEBIT_MANDATE,
  mandateReference,
  mayDebit,
  OTP_DIGITS,
  OTP_MINUTES,
} from '#core/payment/direct-debit/rules.ts'
import type { Site } from '#core/site/ports.ts'
import { type Refused, refuse, refuseFields } from '#server/platform/http/refusals.ts'
import type { LimitCall } from '#server/platform/limiting.ts'
import { textsOf } from '#server/platform/texts.ts'
import type { Providers } from '../checkout/providers.ts'
import { type Iban, ibanOf, phoneOf } from './bank-details.ts'

export type DebitOffer = { provider: PaymentProvider; creditorId: string }

type Dependencies = {
  debits: DirectDebitStore
  providers: Providers
  texter: Texter | null
  vault: Vault
  accounts: Pick<AccountStore, 'addressee'>
  limit: LimitCall
  ids: { hash(secret: string): string }
  clock: Clock
}

/** Who asks: a member on a site, from somewhere, in a language. */
type Asking = { site: Site; account: string; country: string; source: string; language: string }

type ProposeRequest = Asking & { body: Body<'POST /api/direct-debit.php'> }
type SignRequest = Pick<Asking, 'site' | 'account'> & { body: Body<'PUT /api/direct-debit.php'> }

/** How one can pay by direct debit here: null where nobody collects it, or nobody sends codes. */
export const debitOffer = (
  { providers, texter }: Pick<Dependencies, 'providers' | 'texter'>,
  { company }: Pick<Site, 'company'>,
): DebitOffer | null => {
  const [provider] = providers.values()
  const { creditor_id: creditorId } = company
  if (!provider?.agree || !texter || !creditorId) return null
  return { provider, creditorId }
}

const markedParts = (
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

type Terms = { offer: DebitOffer; iban: Iban; phoneEnd: string; sentAt: Date }

const proposalOf = (
  { site, account, body }: ProposeRequest,
  { offer, iban, phoneEnd, sentAt }: Terms,
  secrets: Pick<Proposal, 'mark' | 'sealedIban'>,
): Proposal => ({
  id: body.id,
  account,
  site: site.id,
  provider: offer.provider.name,
  live: offer.provider.live,
  bundle: body.bundle,
  amount: body.amount,
  holder: body.account_holder,
  street: body.street,
  houseNumber: body.house_number,
  zip: body.zip,
  city: body.city,
  ibanCountry: iban.country,
  ibanEnd: iban.end,
  phoneEnd,
  text: DEBIT_MANDATE,
  reference: mandateReference(body.id),
  sentAt,
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

/** Proposes a mandate and texts its code; whether the IBAN or the phone is known is never asked. */
export const createProposeDebit = (deps: Dependencies) => {
  const { debits, texter, vault, limit, ids, clock } = deps

  const textCode = async (to: string, { site, language }: Asking, code: string) => {
    const { directDebitMails: texts } = textsOf(language)
    await texter?.send({ to, body: texts.sms({ site: site.settings.name, code }) })
  }

  const isWithin = async ({ account }: Asking, number: string) =>
    (await limit('debitCodesPerAccount', account)) ??
    (await limit('debitCodesPerNumber', ids.hash(number)))

  return async (request: ProposeRequest) => {
    const { site, account, country, body } = request
    const { id, amount } = body
    const before = await debits.proposed(account, id)
    if (before) return isSame(before, body) ? proposedAnswer(before) : refuse('key_reused')
    const offer = debitOffer(deps, site)
    if (!offer) return refuse('not_now')
    if (amount.currency !== 'EUR') return refuse('price_changed')
    const tooOften = await limit('debitFromSource', request.source)
    if (tooOften) return tooOften
    const iban = ibanOf(body.iban)
    const phone = phoneOf(body.mobile_phone, {
      home: country,
      countries: Object.keys(site.markets),
    })
    if (typeof iban === 'string' || typeof phone === 'string') {
      return refuseFields({
        ...(typeof iban === 'string' && { iban }),
        ...(typeof phone === 'string' && { mobile_phone: phone }),
      })
    }
    const now = clock.now()
    const why = mayDebit(await debits.facts(account, now))
    if (why !== 'ok') return refuse(why)
    const tooMany = await isWithin(request, phone.number)
    if (tooMany) return tooMany
    const code = vault.digits(OTP_DIGITS)
    const terms = { offer, iban, phoneEnd: phone.end, sentAt: now }
    const mark = vault.mark(markedParts(body, amount, code))
    const proposal = proposalOf(request, terms, { mark, sealedIban: vault.seal(iban.iban) })
    if (!(await debits.propose(proposal))) {
      const first = await debits.proposed(account, id)
      return first && isSame(first, body) ? proposedAnswer(first) : refuse('key_reused')
    }
    try {
      await textCode(phone.number, request, code)
    } catch (error) {
      await debits.drop({ account, id })
      if (error instanceof TexterAway) return refuse('unavailable')
      throw error
    }
    return proposedAnswer(proposal)
  }
}

/** Signs a mandate by its code: its provider gets it first, under its own id, however often. */
export const createSignDebit = (deps: Dependencies) => {
  const { debits, providers, vault, accounts, clock } = deps

  const agree = async (found: Proposed): Promise<string | null> => {
    const provider = providers.get(found.provider)
    const payer = await accounts.addressee(found.account)
    if (!provider?.agree || found.sealedIban === null || !payer) return null
    const agreed = await provider.agree({
      reference: found.id,
      mandateReference: found.reference,
      payer: found.account,
      holder: found.holder,
      email: payer.email,
      iban: vault.open(found.sealedIban),
      signedAt: clock.now(),
    })
    return agreed === 'refused' ? null : agreed.mandate
  }

  const signed = async (found: Proposed): Promise<Refused | null> => {
    if (found.signedAt) return null
    const why = mayDebit(await debits.facts(found.account, clock.now()))
    if (why !== 'ok') return refuse(why)
    try {
      const ref = await agree(found)
      if (ref === null) return refuse('unavailable')
      await debits.sign({ id: found.id, account: found.account, ref, now: clock.now() })
      return null
    } catch (error) {
      if (error instanceof ProviderAway) return refuse('unavailable')
      throw error
    }
  }

  return async ({ account, body: { id, amount, otp } }: SignRequest) => {
    const found = await debits.proposed(account, id)
    if (!found) return refuse('not_found')
    const mark = vault.mark(markedParts(found, amount, otp))
    const verdict = await debits.tryCode({ account, id, mark, now: clock.now() })
    if (verdict === 'wrong') return refuseFields({ otp: 'code_invalid' })
    if (verdict === 'void' && found.signedAt) return refuse('key_reused')
    if (verdict !== 'ok') return refuse(verdict === null ? 'not_found' : 'code_void')
    return (await signed(found)) ?? { mandate: id, reference: found.reference }
  }
}
export type ProposeDebit = ReturnType<typeof createProposeDebit>
export type SignDebit = ReturnType<typeof createSignDebit>
