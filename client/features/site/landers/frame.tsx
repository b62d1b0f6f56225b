import { createContext, type ReactNode, use } from 'react'
import { useSettings, useSignupsOpen } from '#client/platform/api/hooks.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths.ts'
import { SparkIcon } from '#client/ui/icons.tsx'
import { queryFrom } from '#core/site/landers/landing.ts'
import { slugOf } from '#core/site/landers/slugs.ts'
import type { LanderFacts } from '#core/site/landers/views.ts'
import styles from './frame.module.css'
import { nicheWords } from './niche-words.ts'
import { type Person, people } from './people.ts'

export const LanderContext = createContext<LanderFacts | null>(null)

export const useLander = () => {
  const facts = use(LanderContext)
  if (!facts) throw new Error('This is a part of a lander')
  return facts
}

/** The slug that goes along: that of the address, else that of the site and its reader. */
export const landingOf = ({ name, slug, language, settings: { niche } }: LanderFacts) => ({
  lander: name,
  slug: slug ?? slugOf(niche, language),
})

/** What is said of the niche that the slug names; empty for everybody. */
export const useNicheWords = () => nicheWords(useTranslation().t, landingOf(useLander()).slug)

/** Somebody who is drawn, at home in a town of the site, where that has so many. */
export const usePerson = (id: Person) => {
  const { name, age, town } = people[id]
  return { name, age, place: useLander().towns[town] ?? null }
}

/** To sign-up, with what brought somebody here; who cannot sign up may log in. */
const useWay = () => {
  const facts = useLander()
  const open = useSignupsOpen()
  return open ? `${paths.signup()}?${queryFrom(landingOf(facts), facts.source)}` : paths.login()
}

/** The one thing to do. `children`: the words of its idea. */
export const Call = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation()
  const open = useSignupsOpen()
  return (
    <a href={useWay()} className={styles.call} data-call="">
      {open ? children : t('nav.login')}
    </a>
  )
}

type AskProps = {
  label: string
  hint: string
  call: string
  /** What stands in sign-up: `…` is the answer. */
  wish?: string
}

type WayInProps = { className: string | undefined; children: ReactNode }

/** A part of a picture that leads there too. */
export const WayIn = ({ className, children }: WayInProps) => (
  <a href={useWay()} className={className} data-call="">
    {children}
  </a>
)

/** A field whose answer goes along: without a script it leads to sign-up all the same. */
export const Ask = ({ label, hint, call, wish = '…' }: AskProps) => {
  const facts = useLander()
  const open = useSignupsOpen()
  if (!open) return <Call>{call}</Call>
  const along = new URLSearchParams(queryFrom(landingOf(facts), facts.source))
  return (
    <form action={paths.signup()} className={styles.ask} data-ask={wish}>
      {[...along].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="text" aria-label={label} placeholder={hint} maxLength={80} autoComplete="off" />
      <button type="submit" className={styles.call} data-call="">
        {call}
      </button>
    </form>
  )
}

/**
 * What it costs and for whom it is; says that it is closed where it is. `first`: what there is to
 * say before.
 */
export const Costs = ({ first }: { first?: ReactNode }) => {
  const { t } = useTranslation('landers')
  const { t: say } = useTranslation()
  const { min_age: age, message_credits: count } = useSettings()
  const open = useSignupsOpen()
  if (!open) return <p className={styles.costs}>{t('closed')}</p>
  return (
    <p className={styles.costs}>
      {first} {t('free', { age, credits: say('credits', { count }) })}
    </p>
  )
}

export const Kicker = ({ children }: { children?: string }) => {
  const niche = useNicheWords()
  const words = niche || children
  return words ? <p className={styles.kicker}>{words}</p> : null
}

/** Who is drawn stands as fictional (promise H1). */
export const Label = ({ whole = false }: { whole?: boolean }) => {
  const { t } = useTranslation('landers')
  return <span className={styles.label}>{whole ? t('fictionalWhole') : t('fictional')}</span>
}

const Bar = () => {
  const { t } = useTranslation()
  const { name } = useSettings()
  return (
    <header className={styles.bar}>
      <a href={paths.index()} className={styles.logo}>
        <SparkIcon filled size={26} />
        <span>{name}</span>
      </a>
      <a href={paths.login()} className={styles.login}>
        {t('nav.login')}
      </a>
    </header>
  )
}

/** The whole first screen of a lander. `className`: its own light and arrangement. */
export const Stage = ({
  className,
  children,
}: {
  className: string | undefined
  children: ReactNode
}) => (
  <div className={`${styles.stage} ${className}`}>
    <Bar />
    <main id="main" tabIndex={-1}>
      {children}
    </main>
  </div>
)
