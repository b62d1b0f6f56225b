import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { loadDiscounts } from '#client/parts/payment/discount.ts'
import { Price } from '#client/parts/payment/price.tsx'
import { queryClient } from '#client/platform/api/client.ts'
import { bundleQuery, creditsQuery, debitQuery } from '#client/platform/api/payment-queries.ts'
import { userQuery } from '#client/platform/api/user-query.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths.ts'
import type { LoaderArgs } from '#client/platform/router/page-route.ts'
import { useSearchParams } from '#client/platform/router/search-params.ts'
import { Page } from '#client/ui/page.tsx'
import { TaskHead } from '#client/ui/task-head.tsx'
import { useTopOfStep } from '#client/ui/top-of-step.ts'
import type { DebitTerms } from '#core/payment/direct-debit/contract.ts'
import { useDeliveryConsent } from '../checkout/delivery-consent.ts'
import { CodeForm, type ProposedMandate } from './code-form.tsx'
import { DebitForm } from './debit-form.tsx'
import { NotOffered, Stopped } from './not-now.tsx'
import { useDebitPrice, useOrderDebit } from './order-debit.ts'
import { SignedMandate } from './signed-mandate.tsx'

/** The bundle that the address names, or the first that is for sale. */
const bundleOf = async (request: Request) => {
  const { bundles } = await queryClient.ensureQueryData(creditsQuery)
  const named = new URL(request.url).searchParams.get('bundle')
  return named ?? bundles[0]?.id ?? ''
}

export const loader = async ({ request }: LoaderArgs) => {
  const user = queryClient.getQueryData(userQuery.queryKey) ?? null
  const id = await bundleOf(request)
  await Promise.all([
    queryClient.ensureQueryData(bundleQuery(id)),
    queryClient.fetchQuery(debitQuery),
    loadDiscounts(user),
  ])
  return null
}

type Held = NonNullable<DebitTerms['mandate']>

/** What it was signed for comes first: anything else is signed for anew. */
const isFor = ({ agreed }: Held, wish: { bundle: string; minor: number }) =>
  agreed === null || (agreed.bundle === wish.bundle && agreed.amount.minor === wish.minor)

/** Paying by direct debit: a mandate, a code that proves the phone, and the order (DDB-01). */
export const Component = () => {
  const { t } = useTranslation()
  const [search] = useSearchParams()
  const { bundles, vat_basis_points, immediate_delivery_consent } =
    useSuspenseQuery(creditsQuery).data
  const id = search.get('bundle') ?? bundles[0]?.id ?? ''
  const bundle = useSuspenseQuery(bundleQuery(id)).data
  const terms = useSuspenseQuery(debitQuery).data
  const priced = useDebitPrice(bundle, vat_basis_points)
  const consent = useDeliveryConsent(immediate_delivery_consent)
  const order = useOrderDebit(bundle, priced, consent)
  const [proposed, setProposed] = useState<ProposedMandate | null>(null)
  const amount = priced.price.total
  useTopOfStep(proposed ? 'code' : 'form')
  const shown = { amount, terms, credits: bundle.credits }
  const paying = { order, consent, ...shown }

  const step = () => {
    if (!terms.offered) return <NotOffered bundle={id} />
    if (terms.stopped) return <Stopped terms={terms} bundle={id} />
    if (proposed) {
      return <CodeForm proposed={proposed} onAgain={() => setProposed(null)} {...paying} />
    }
    if (terms.mandate && isFor(terms.mandate, { bundle: id, minor: amount.minor })) {
      return <SignedMandate mandate={terms.mandate} {...paying} />
    }
    return <DebitForm bundle={id} code={priced.code} onProposed={setProposed} {...shown} />
  }

  return (
    <Page width="narrow">
      <TaskHead title={t('debit.title')} to={paths.order(id)} back={t('debit.back')}>
        <strong>
          <Price amount={amount} />
        </strong>
      </TaskHead>
      {step()}
    </Page>
  )
}
