import { useMutation } from '@tanstack/react-query'
import { useActiveDiscount } from '#client/parts/payment/discount.ts'
import { queryClient } from '#client/platform/api/client.ts'
import { useMember } from '#client/platform/api/hooks.ts'
import { creditsQuery, debitQuery, orderQuery } from '#client/platform/api/payment-queries.ts'
import { paths } from '#client/platform/paths.ts'
import { useNavigate } from '#client/platform/router/hooks.ts'
import type { Answer } from '#core/contract/contract.ts'
import { priceOf } from '#core/payment/checkout/pricing.ts'
import type { DeliveryConsent } from '../checkout/delivery-consent.ts'
import { orderOnce } from '../checkout/pending-order.ts'

type Bundle = Answer<'GET /api/credits.php'>['bundles'][number]

/** What a bundle costs the member now, and by which code. */
export const useDebitPrice = (bundle: Bundle, vatBasisPoints: number) => {
  const discount = useActiveDiscount()
  const price = priceOf(bundle, { vatBasisPoints, discountPercent: discount?.percentage ?? 0 })
  return { price, code: discount?.code }
}
export type DebitPrice = ReturnType<typeof useDebitPrice>

/** Orders a bundle by a signed mandate, and goes to the order. */
export const useOrderDebit = (
  { id: bundle }: Bundle,
  { price, code }: DebitPrice,
  consent: DeliveryConsent,
) => {
  const user = useMember()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: async (mandate: string) => {
      const draft = { bundle, method: 'directdebit', amount: price.total, code, mandate } as const
      const order = await orderOnce(user.id, { ...draft, consent: consent.sent })
      queryClient.setQueryData(orderQuery(order.payment_id).queryKey, order)
      await navigate(paths.payment(order.payment_id))
    },
    onError: consent.onError,
    onSettled: () =>
      Promise.all(
        [debitQuery, creditsQuery].map(({ queryKey }) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  })
}
