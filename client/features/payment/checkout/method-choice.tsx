import '#client/ui/inputs.css'
import { NativeSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { methodName } from '#client/platform/i18n/method-name.ts'
import { paths } from '#client/platform/paths.ts'
import form from '#client/ui/form.module.css'
import layout from '#client/ui/layout.module.css'
import { Notice } from '#client/ui/states.tsx'
import { hasEnded, type Method, methods } from '#core/payment/methods.ts'
import styles from './payment.module.css'

type NoticeProps = { wanted: Method | undefined; offered: Method[] }

/** What an address asks for may not be offered: that is said, and nothing else chosen in silence. */
const NotOffered = ({ wanted, offered }: NoticeProps) => {
  const { t } = useTranslation()
  if (offered.length === 0) return <Notice tone="bad">{t('shop.methodNone')}</Notice>
  if (!wanted || offered.includes(wanted)) return null
  const method = methodName(t, wanted)
  return (
    <Notice>
      {hasEnded(wanted) ? t('shop.methodEnded', { method }) : t('shop.methodElsewhere', { method })}
    </Notice>
  )
}

type MethodsProps = NoticeProps & { bundle: string; chosen: Method | undefined }

/** How to pay; the choice stands in the address. */
export const MethodChoice = ({ bundle, wanted, offered, chosen }: MethodsProps) => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { search } = useLocation()
  return (
    <fieldset className={form.group}>
      <legend>{t('shop.method')}</legend>
      <NotOffered wanted={wanted} offered={offered} />
      <div className={styles.methods}>
        {offered.map((method) => (
          <label key={method} className={`${form.choice} ${styles.method}`}>
            <input
              type="radio"
              name="method"
              checked={method === chosen}
              onChange={() =>
                navigate(
                  { pathname: paths.order(bundle, method), search },
                  { replace: true, preventScrollReset: true },
                )
              }
            />
            <span className={layout.tight}>
              {methodName(t, method)}
              <span className={`${layout.dimmed} ${layout.small}`}>
                {t(`methodHint.${methods[method].kind}`)}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

type BanksProps = {
  banks: readonly { id: string; name: string }[]
  chosen: string | undefined
  isMissing: boolean
  onChoose: (bank: string) => void
}

/** The bank of a method that asks for it beforehand (PAY-02). */
export const BankChoice = ({ banks, chosen = '', isMissing, onChoose }: BanksProps) => {
  const { t } = useTranslation()
  return (
    <NativeSelect
      label={t('shop.bank')}
      value={chosen}
      error={isMissing && t('shop.bankMissing')}
      onChange={(event) => onChoose(event.currentTarget.value)}
    >
      <option value="" disabled>
        {t('shop.chooseBank')}
      </option>
      {banks.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </NativeSelect>
  )
}
