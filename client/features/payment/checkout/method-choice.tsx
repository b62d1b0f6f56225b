import { useLocation } from 'react-router'
import { methodName } from '#client/platform/i18n/method-name.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths.ts'
import { useNavigate } from '#client/platform/router/hooks.ts'
import { SelectField } from '#client/ui/field.tsx'
import { CheckIcon } from '#client/ui/icons.tsx'
import { Notice } from '#client/ui/states.tsx'
import { hasEnded, type Method, methods } from '#core/payment/methods.ts'
import { MethodMark } from './method-marks.tsx'
import styles from './order.module.css'

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

/** Cards that one pays with in the same way, and that a card of any kind stands for. */
const sameCards: readonly Method[] = ['visa', 'mastercard']

/** Cards are one choice; the one that an address asks for stands beside it. */
const asOneCard = (offered: Method[], chosen: Method | undefined) =>
  offered.filter(
    (method) => method === chosen || !offered.includes('creditcard') || !sameCards.includes(method),
  )

const hintOf = (method: Method) => (method === 'creditcard' ? 'cards' : methods[method].kind)

type MethodsProps = NoticeProps & { bundle: string; chosen: Method | undefined }

/** How to pay; the choice stands in the address. */
export const MethodChoice = ({ bundle, wanted, offered, chosen }: MethodsProps) => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { search } = useLocation()
  return (
    <fieldset>
      <legend className={styles.legend}>{t('shop.method')}</legend>
      <NotOffered wanted={wanted} offered={offered} />
      <div className={styles.methods}>
        {asOneCard(offered, chosen).map((method) => (
          <label key={method} className={styles.method}>
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
            <span className={styles.brand}>
              <MethodMark method={method} />
              {methodName(t, method)}
            </span>
            <span className={styles.hint}>{t(`methodHint.${hintOf(method)}`)}</span>
            {method === chosen && (
              <span className={styles.tick}>
                <CheckIcon size={14} />
              </span>
            )}
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
    <SelectField
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
    </SelectField>
  )
}
