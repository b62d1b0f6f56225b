import { useFormat } from '#client/platform/i18n/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import layout from '#client/ui/layout.module.css'

export const PriceNote = ({ vatBasisPoints }: { vatBasisPoints: number }) => {
  const { t } = useTranslation()
  const { rate } = useFormat()
  return <p className={layout.dimmed}>{t('shop.vat', { rate: rate(vatBasisPoints) })}</p>
}
