import { FictionalLabel } from '#client/parts/discovery/fictional-label.tsx'
import { useSettings, useSignupsOpen } from '#client/platform/api/hooks.ts'
import { useFormat } from '#client/platform/i18n/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths.ts'
import { leastPriceIn } from '#core/payment/checkout/market.ts'
import type { Settings } from '#core/site/views.ts'
import styles from './home.module.css'

const PICTURE = { width: 720, height: 760 }
const SIZES = '(min-width: 992px) 66vw, 100vw'
const sources = [480, 720, 1320].map((width) => `/home/together-${width}.webp ${width}w`).join(', ')

const Hero = ({ settings }: { settings: Settings }) => {
  const { t } = useTranslation()
  const open = useSignupsOpen()
  return (
    <section className={styles.hero} data-bleed="">
      <div className={styles.people}>
        <img
          src="/home/together-720.webp"
          srcSet={sources}
          sizes={SIZES}
          alt=""
          {...PICTURE}
          fetchPriority="high"
        />
        <span className={styles.hers}>
          <FictionalLabel />
        </span>
        <span className={styles.his}>
          <FictionalLabel />
        </span>
      </div>
      <div className={styles.words}>
        <h1>{t('home.title')}</h1>
        <p className={styles.lead}>{t('home.lead')}</p>
        <div className={styles.actions}>
          {open && (
            <a href={paths.signup()} className={styles.main}>
              {t('nav.signup')}
            </a>
          )}
          <a href={paths.members()} className={styles.other}>
            {t('home.look')}
          </a>
        </div>
        {!open && <p>{t('home.closed')}</p>}
        <p className={styles.adults}>{t('home.adults', { age: settings.min_age })}.</p>
      </div>
    </section>
  )
}

const Steps = ({ credits }: { credits: number }) => {
  const { t } = useTranslation()
  const steps = [
    {
      title: t('home.steps.signup'),
      text: [
        t('home.steps.signupText'),
        ...(credits > 0
          ? [t('home.steps.signupGift', { credits: t('credits', { count: credits }) })]
          : []),
      ].join(' '),
    },
    { title: t('home.steps.meet'), text: t('home.steps.meetText') },
    { title: t('home.steps.chat'), text: t('home.steps.chatText') },
  ]
  return (
    <section>
      <h2>{t('home.how')}</h2>
      <ol className={styles.steps}>
        {steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

const Prices = ({ settings }: { settings: Settings }) => {
  const { t } = useTranslation()
  const { money } = useFormat()
  const least = leastPriceIn(settings.minimum_message_costs, settings.geoip_selected_country)
  const credits = t('credits', { count: settings.message_credits })
  return (
    <section>
      <h2>{t('home.prices')}</h2>
      <dl className={styles.prices}>
        <div>
          <dt>{t('home.looking')}</dt>
          <dd>{t('home.free')}</dd>
        </div>
        <div>
          <dt>{t('home.message')}</dt>
          <dd>{least ? `${credits}, ${t('home.from', { price: money(least) })}` : credits}</dd>
        </div>
      </dl>
      <p className={styles.quiet}>{t('home.pricesText')}</p>
    </section>
  )
}

/** The home of a visitor: the server sends it drawn, and the router shows the same. */
export const Component = () => {
  const { t } = useTranslation()
  const settings = useSettings()
  return (
    <div>
      <Hero settings={settings} />
      <div className={styles.more}>
        <Steps credits={settings.signup_credits} />
        <div className={styles.beside}>
          <Prices settings={settings} />
          <section>
            <h2>{t('home.honest')}</h2>
            <p className={styles.quiet}>
              {t('home.drawn')} {t('site.fictionalNote')} {t('home.honestText')}
            </p>
          </section>
        </div>
      </div>
    </div>
  )
}
