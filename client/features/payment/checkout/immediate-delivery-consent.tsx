import { useId } from 'react'
import { useSettings } from '#client/platform/api/hooks.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useWords } from '#client/platform/i18n/words.ts'
import { paths } from '#client/platform/paths.ts'
import form from '#client/ui/form.module.css'
import { IMMEDIATE_DELIVERY_VERSION } from '#core/payment/checkout/immediate-delivery.ts'
import { useWithdrawalDays } from '../withdrawal/way-to-withdraw.tsx'
import type { DeliveryConsent } from './delivery-consent.ts'
import styles from './order.module.css'

const useSentence = (isDebit: boolean) => {
  const { t } = useTranslation()
  const sentence = isDebit ? 'onDebit' : 'atOnce'
  return t(`immediateDelivery.v${IMMEDIATE_DELIVERY_VERSION}.${sentence}`, {
    days: useWithdrawalDays(),
  })
}

/** For a member who agreed before: the order says it again. */
export const AgreedSentence = ({ isDebit }: { isDebit: boolean }) => {
  const { t } = useTranslation()
  const sentence = useSentence(isDebit)
  return (
    <p className={styles.atOnce}>
      {t('immediateDelivery.again')} <q>{sentence}</q>{' '}
      <a href={paths.terms()}>{t('footer.terms')}</a>
    </p>
  )
}

const Box = ({ consent, isDebit }: { consent: DeliveryConsent; isDebit: boolean }) => {
  const { t } = useTranslation()
  const { field } = useWords()
  const { min_age } = useSettings()
  const errorId = useId()
  const { isTicked, fault, box, tick } = consent
  return (
    <div>
      <label className={form.agree}>
        <input
          ref={box}
          type="checkbox"
          checked={isTicked}
          aria-invalid={fault !== undefined}
          aria-describedby={fault && errorId}
          onChange={({ currentTarget }) => tick(currentTarget.checked)}
        />
        <span>
          {useSentence(isDebit)} <a href={paths.terms()}>{t('footer.terms')}</a>
        </span>
      </label>
      {fault && (
        <p id={errorId} role="alert" className={`${form.error} ${styles.fault}`}>
          {field(fault, min_age)}
        </p>
      )}
    </div>
  )
}

type Props = { consent: DeliveryConsent; isDebit?: boolean }

/**
 * Express consent to immediate delivery above a pay button (promise H3): a box before the first order
 * by this text, the sentence before the next ones. `isDebit`: credits come once the bank has paid.
 */
export const ImmediateDeliveryConsent = ({ consent, isDebit = false }: Props) =>
  consent.isAgreed ? <AgreedSentence isDebit={isDebit} /> : <Box {...{ consent, isDebit }} />
