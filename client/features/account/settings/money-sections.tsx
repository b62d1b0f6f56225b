import { MarketChoice } from '#client/parts/payment/market-choice.tsx'
import { useMember, useSettings } from '#client/platform/api/hooks.ts'
import { useFormat } from '#client/platform/i18n/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths.ts'
import { SparkIcon } from '#client/ui/icons.tsx'
import layout from '#client/ui/layout.module.css'
import { CoinIcon } from '#client/ui/member-icons.tsx'
import { GlobeIcon, ListIcon, UndoIcon } from './setting-icons.tsx'
import { Fold, Section, Way } from './settings-section.tsx'

export const Membership = () => {
  const { t } = useTranslation()
  const { paid_user: paid, credits } = useMember()
  return (
    <Section title={t('settings.membership')}>
      <Way
        icon={SparkIcon}
        to={paths.premium()}
        value={paid ? t('settings.premium') : t('settings.free')}
      >
        {t('settings.kind')}
      </Way>
      <Way
        icon={CoinIcon}
        to={paths.credits()}
        value={<span className={layout.numbers}>{t('credits', { count: credits })}</span>}
      >
        {t('settings.balance')}
      </Way>
      <Way icon={ListIcon} to={paths.transactions()}>
        {t('settings.transactions')}
      </Way>
      <Way icon={UndoIcon} to={paths.withdraw()}>
        {t('withdrawal.here')}
      </Way>
    </Section>
  )
}

/** Where one buys, and so in which money; a site of one country has nothing to choose (PAY-10). */
export const Market = () => {
  const { t } = useTranslation()
  const { country } = useFormat()
  const { countries } = useSettings()
  const { payment_country } = useMember()
  if (countries.length < 2) return null
  return (
    <Fold title={t('market.title')} icon={GlobeIcon} value={country(payment_country)}>
      <MarketChoice country={payment_country} />
    </Fold>
  )
}
