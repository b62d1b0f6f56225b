import { useLocation } from 'react-router'
import { useForm } from '#client/platform/form/form.ts'
import { useFormat } from '#client/platform/i18n/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths.ts'
import { useNavigate } from '#client/platform/router/hooks.ts'
import { Button } from '#client/ui/button.tsx'
import { TextField } from '#client/ui/field.tsx'
import layout from '#client/ui/layout.module.css'
import { bundleOfAmount, minorPerCredit, priceOf } from '#core/payment/checkout/pricing.ts'
import type { FreeAmount } from '#core/payment/checkout/values.ts'
import styles from './payment.module.css'

/** From how many to how many, and in which steps, at which price. */
const useTerms = ({ credits, price, times }: FreeAmount) => {
  const { t } = useTranslation()
  const { money } = useFormat()
  const range = { from: credits * times.from, to: credits * times.to }
  const each = money({ ...price, minor: minorPerCredit({ credits, price }) })
  return {
    ...range,
    text: t('shop.free.range', { ...range, price: each }),
    wrong:
      t('shop.free.wrong', range) + (credits > 1 ? ` ${t('shop.free.steps', { credits })}` : ''),
  }
}

type ChoiceProps = { free: FreeAmount; discountPercent?: number }

/** As many credits as one likes, with what they cost while one types (promise H2). */
export const FreeAmountChoice = ({ free, discountPercent = 0 }: ChoiceProps) => {
  const { t } = useTranslation()
  const { money } = useFormat()
  const navigate = useNavigate()
  const { search } = useLocation()
  const { from, text, wrong } = useTerms(free)
  const { values, errors, sending, ref, set, submit } = useForm({
    initial: { credits: String(from) },
    check: ({ credits }) => (bundleOfAmount(free, credits) ? {} : { credits: 'field_invalid' }),
    send: async ({ credits }) => {
      const taken = bundleOfAmount(free, credits)
      if (taken) await navigate({ pathname: paths.order(taken.id), search })
    },
  })
  const taken = bundleOfAmount(free, values.credits)
  const price = taken && priceOf(taken, { vatBasisPoints: 0, discountPercent }).total
  return (
    <section className={layout.surface}>
      <form ref={ref} className={styles.free} onSubmit={submit} noValidate>
        <h2>{t('shop.free.title')}</h2>
        <TextField
          label={t('shop.free.label')}
          description={text}
          inputMode="numeric"
          autoComplete="off"
          value={values.credits}
          error={errors.credits && wrong}
          onChange={(event) => set('credits', event.currentTarget.value)}
        />
        <output className={styles.price}>{price && money(price)}</output>
        <Button type="submit" variant="default" loading={sending}>
          {t('shop.free.choose')}
        </Button>
      </form>
    </section>
  )
}

/** The same for who only looks. */
export const FreeAmountTerms = ({ free }: { free: FreeAmount }) => {
  const { t } = useTranslation()
  return (
    <section className={layout.surface}>
      <h2>{t('shop.free.title')}</h2>
      <p>{useTerms(free).text}</p>
    </section>
  )
}
