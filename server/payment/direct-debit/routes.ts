import type { Clock } from '#core/kernel/ports.ts'
import { marketOf } from '#core/payment/checkout/market.ts'
import type { directDebitCalls } from '#core/payment/direct-debit/contract.ts'
import type { DirectDebitStore, Texter } from '#core/payment/direct-debit/ports.ts'
import { debitDay, mayDebit } from '#core/payment/direct-debit/rules.ts'
import type { Handlers } from '#server/platform/http/handler.ts'
import { refuse } from '#server/platform/http/refusals.ts'
import { canCharge, type Providers } from '../checkout/providers.ts'
import { advanceOf } from './advance.ts'
import { debitOffer, type ProposeDebit } from './direct-debit.ts'
import { mandateText, paperView } from './mandate-text.ts'
import type { SignDebit } from './sign.ts'

export type DirectDebitRoutes = Pick<Handlers, keyof typeof directDebitCalls>

type Terms = {
  debits: DirectDebitStore
  providers: Providers
  texter: Texter | null
  clock: Clock
}

const createTerms =
  ({ debits, providers, texter, clock }: Terms): Handlers['GET /api/direct-debit.php'] =>
  async ({ member, site, shown }) => {
    const now = clock.now()
    const { currency } = marketOf(site, member.paymentCountry)
    const offer = currency === 'EUR' ? debitOffer({ providers, texter }, site) : null
    const [facts, advance, holding] = await Promise.all([
      debits.facts(member.id, now),
      advanceOf(debits, { site, account: member.id, credits: Number.MAX_SAFE_INTEGER }, now),
      debits.holding(member.id),
    ])
    // One of a provider that is gone, or of another mode, takes no order: another is signed instead.
    const mandate = holding && canCharge(providers, holding) ? holding : null
    const why = mayDebit(facts)
    const { owedMinor: minor } = facts
    return {
      offered: offer !== null,
      creditor: site.company.name,
      creditor_id: offer?.creditorId ?? '',
      due_at: debitDay(now).toISOString(),
      mandate_text: mandateText(site, shown),
      language: shown,
      stopped: why === 'ok' ? null : why,
      owed: minor > 0 ? { minor, currency: 'EUR' as const } : null,
      advance,
      mandate: mandate && {
        id: mandate.id,
        reference: mandate.reference,
        iban_end: mandate.ibanEnd,
        agreed: mandate.signedFor,
      },
    }
  }

export const createDirectDebitRoutes = ({
  languages,
  debits,
  providers,
  texter,
  proposeDebit,
  signDebit,
  clock,
}: Terms & {
  proposeDebit: ProposeDebit
  signDebit: SignDebit
  /** Those that are on: nobody signs in another one. */
  languages: readonly string[]
}): DirectDebitRoutes => ({
  'GET /api/direct-debit.php': createTerms({ debits, providers, texter, clock }),

  'POST /api/direct-debit.php': ({ member, site, source, shown, body }) =>
    proposeDebit({
      site,
      account: member.id,
      country: member.paymentCountry,
      source,
      language: languages.find((one) => one === body.language) ?? shown,
      body,
    }),

  'PUT /api/direct-debit.php': ({ member, site, body, signer }) =>
    signDebit({ site, account: member.id, body, signedBy: signer() }),

  'GET /api/mandate-paper.php': async ({ member, site, shown, query: { id } }) => {
    const paper = await debits.paper(id)
    return paper?.account === member.id ? paperView(paper, site, shown) : refuse('not_found')
  },

  'GET /api/desk-debits.php': async ({ site }) => ({
    blocked: (await debits.blocked(site.id)).map(({ since, ...one }) => ({
      ...one,
      since: since.toISOString(),
    })),
  }),

  'POST /api/desk-debits.php': async ({ member, site, body: { id, reason } }) => {
    if (id === member.id) return refuse('own_case')
    const request = { account: id, site: site.id, by: member.id, reason, now: clock.now() }
    return (await debits.lift(request)) ? { lifted: true } : refuse('not_found')
  },
})
