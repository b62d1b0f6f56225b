import { useId } from 'react'
import { useLocation } from 'react-router'
import { useForm } from '#client/platform/form/form.ts'
import { useFormat } from '#client/platform/i18n/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths.ts'
import { useNavigate } from '#client/platform/router/hooks.ts'
import shelf from '#client/ui/bundles.module.css'
import { PlainButton } from '#client/ui/button.tsx'
import { icon } from '#client/ui/icons.tsx'
import layout from '#client/ui/layout.module.css'
import { bundleOfAmount, minorPerCredit, priceOf } from '#core/payment/checkout/pricing.ts'
import type { FreeAmount } from '#core/payment/checkout/values.ts'
import styles from './free-amount.module.css'

const FewerIcon = icon(<path d="M5.5 12h13" />)
const MoreIcon = icon(<path d="M5.5 12h13M12 5.5v13" />)

/** From how many to how many, and in which steps, at which price. */
const useTerms = ({ credits, price, times }: FreeAmount) => {
  const { t } = useTranslation()
  const { money } = useFormat()
  const range = { from: credits * times.from, to: credits * times.to }
  const each = money({ ...price, minor: minorPerCredit({ credits, price }) })
  return {
    each,
    text: t('shop.free.range', { ...range, price: each }),
    wrong:
      t('shop.free.wrong', range) + (credits > 1 ? ` ${t('shop.free.steps', { credits })}` : ''),
  }
}

/** A number of credits, as it is typed; what it costs is known while it is one that is sold. */
export const useOwnAmount = (free: FreeAmount | undefined, discountPercent: number) => {
  const navigate = useNavigate()
  const { search } = useLocation()
  const sold = (typed: string) => (free ? bundleOfAmount(free, typed) : null)
  const form = useForm({
    initial: { credits: String(free ? free.credits * free.times.from : '') },
    check: ({ credits }) => (sold(credits) ? {} : { credits: 'field_invalid' }),
    send: async ({ credits }) => {
      const taken = sold(credits)
      if (taken) await navigate({ pathname: paths.order(taken.id), search })
    },
  })
  const taken = sold(form.values.credits)
  const price = taken && priceOf(taken, { vatBasisPoints: 0, discountPercent }).total
  return { ...form, taken: taken && price && { credits: taken.credits, price } }
}

type Own = ReturnType<typeof useOwnAmount>
type RowProps = { free: FreeAmount; own: Own; isChosen: boolean; onChoose: () => void }

/** One step up or down, as far as there are any. */
const stepped = ({ credits, times }: FreeAmount, typed: string, by: 1 | -1) => {
  const now = Math.round(Number(typed) / credits) || 0
  return String(credits * Math.min(times.to, Math.max(times.from, now + by)))
}

/** As many credits as one likes, with what they cost while one types (promise H2). */
export const OwnAmountRow = ({ free, own, isChosen, onChoose }: RowProps) => {
  const { t } = useTranslation()
  const { money } = useFormat()
  const { each, text, wrong } = useTerms(free)
  const { values, errors, set, taken } = own
  const at = useId()
  const type = (typed: string) => {
    onChoose()
    set('credits', typed)
  }
  const step = (by: 1 | -1) => type(stepped(free, values.credits, by))
  const isWrong = Boolean(errors.credits)
  return (
    <>
      <div className={shelf.row}>
        <input
          type="radio"
          name="bundle"
          aria-label={t('shop.free.own')}
          checked={isChosen}
          onChange={onChoose}
        />
        <span className={shelf.what}>
          <span className={shelf.name}>
            <strong>{t('shop.free.own')}</strong>
          </span>
          <span className={shelf.each}>
            {isChosen && <output className={styles.price}>{taken && money(taken.price)}</output>}
            {t('shop.each', { price: each })}
          </span>
        </span>
        <span className={styles.stepper}>
          <PlainButton aria-label={t('shop.free.fewer')} onClick={() => step(-1)}>
            <FewerIcon size={20} />
          </PlainButton>
          <input
            id={at}
            type="text"
            aria-label={t('shop.free.label')}
            aria-describedby={`${at}-terms${isWrong ? ` ${at}-wrong` : ''}`}
            aria-invalid={isWrong || undefined}
            inputMode="numeric"
            autoComplete="off"
            value={values.credits}
            onFocus={onChoose}
            onChange={(event) => type(event.currentTarget.value)}
          />
          <PlainButton aria-label={t('shop.free.moreOf')} onClick={() => step(1)}>
            <MoreIcon size={20} />
          </PlainButton>
        </span>
      </div>
      <p id={`${at}-terms`} className="visually-hidden">
        {text}
      </p>
      {isWrong && (
        <p id={`${at}-wrong`} className={styles.wrong}>
          {wrong}
        </p>
      )}
    </>
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
