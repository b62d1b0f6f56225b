import { useMutation, useQuery } from '@tanstack/react-query'
import { stayQuery, takeStayOffer } from '#client/parts/payment/stay-offer.ts'
import { queryClient } from '#client/platform/api/client.ts'
import { useFormat } from '#client/platform/i18n/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useWords } from '#client/platform/i18n/words.ts'
import { paths } from '#client/platform/paths.ts'
import { Link } from '#client/platform/router/link.tsx'
import { Button } from '#client/ui/button.tsx'
import { STAY_DISCOUNT_DAYS } from '#core/payment/discount/rules.ts'

const BASIS_POINTS = 100

/** Leaving never waits for an offer: should it not come, there are the prices. */
export const loadStayOffer = () => queryClient.ensureQueryData(stayQuery).catch(() => null)

const Prices = () => {
  const { t } = useTranslation()
  return (
    <>
      <p>{t('leaving.solution.too_expensive')}</p>
      <Link to={paths.credits()}>{t('leaving.toPrices')}</Link>
    </>
  )
}

/** A personal discount, once: who it is for, why, and until when it really counts (promise H5). */
export const StayOffer = () => {
  const { t } = useTranslation()
  const { of } = useWords()
  const { rate, moment } = useFormat()
  const { data: offer = null } = useQuery(stayQuery)
  const taking = useMutation({ mutationFn: takeStayOffer })
  if (!offer) return <Prices />
  const { discount } = offer
  const percent = rate(offer.percentage * BASIS_POINTS)
  if (!discount) {
    return (
      <>
        <p>{t('leaving.discount.offer', { percent, days: STAY_DISCOUNT_DAYS })}</p>
        <Button variant="default" loading={taking.isPending} onClick={() => taking.mutate()}>
          {t('leaving.discount.take')}
        </Button>
        {taking.isError && <p role="alert">{of(taking.error)}</p>}
      </>
    )
  }
  const { code, expires } = discount
  return (
    <>
      <p role="status">
        {t('leaving.discount.taken', { percent, code, until: moment(expires ?? '') })}
      </p>
      <Link to={paths.credits(code)}>{t('leaving.discount.use')}</Link>
    </>
  )
}
