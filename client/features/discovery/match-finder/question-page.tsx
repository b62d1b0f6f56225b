import type { ReactNode } from 'react'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { Link } from '#client/platform/router/link.tsx'
import { BackIcon } from '#client/ui/icons.tsx'
import type { Place } from '#client/ui/scene.tsx'
import type { Kind } from '#core/discovery/match-finder/values.ts'
import styles from './question.module.css'

const places: Record<Kind, Place> = {
  everyday: 'sofa',
  together: 'terrace',
  out: 'street',
  talk: 'bar',
  closeness: 'dusk',
}

/** Where one is in a round. */
const Steps = ({ nth, of }: { nth: number; of: number }) => {
  const { t } = useTranslation('finder')
  const steps = Array.from({ length: of }, (_, step) => step + 1)
  return (
    <>
      <span className={styles.steps} aria-hidden="true">
        {steps.map((step) => (
          <i key={step} data-done={step <= nth} />
        ))}
      </span>
      <span className={styles.place}>{t('place', { nth, of })}</span>
    </>
  )
}

type Props = {
  kind: Kind
  title: string
  /** Where the way back leads, and how it is called. */
  back: { to: string; text: string }
  steps?: { nth: number; of: number }
  children: ReactNode
}

/** The head alone has the keyboard when another question comes, so that it is read first. */
const readFirst = (title: HTMLElement | null) => title?.focus({ preventScroll: true })

/** One question on its page: a place at evening, how far one is, and what is asked. */
export const QuestionPage = ({ kind, title, back, steps, children }: Props) => (
  <div className={styles.page}>
    <header className={styles.head}>
      <img
        className={styles.art}
        src={`/home/${places[kind]}.webp`}
        alt=""
        width={600}
        height={540}
      />
      <div className={styles.bar}>
        <Link to={back.to} className={styles.back} aria-label={back.text}>
          <BackIcon />
        </Link>
        {steps && <Steps {...steps} />}
      </div>
      <h1 key={title} tabIndex={-1} ref={steps && steps.nth > 1 ? readFirst : null}>
        {title}
      </h1>
    </header>
    {children}
  </div>
)
