import { type ComponentType, type ReactNode, useId } from 'react'
import { Link } from '#client/platform/router/link.tsx'
import { Details } from '#client/ui/details.tsx'
import styles from './settings.module.css'

type Icon = ComponentType<{ size?: number }>

type Props = {
  title: string
  icon?: Icon
  /** Its rows say it already. */
  quiet?: boolean
  /** What it is now, beside its name; what can be done about it opens below. */
  fold?: ReactNode
  children: ReactNode
}

/** One subject of the settings, within a group. */
export const Section = ({ title, icon: Icon, quiet = false, fold, children }: Props) => {
  const id = useId()
  const isFolded = fold !== undefined
  const name = (
    <h3 id={id} className={quiet ? 'visually-hidden' : undefined}>
      {title}
    </h3>
  )
  return (
    <section
      className={styles.section}
      aria-labelledby={id}
      data-icon={Boolean(Icon) || undefined}
      data-rows={quiet || undefined}
      data-fold={isFolded || undefined}
    >
      {Icon && (
        <span className={styles.icon}>
          <Icon size={20} />
        </span>
      )}
      {isFolded ? (
        <Details
          summary={
            <span className={styles.folded}>
              {name}
              <span className={styles.value}>{fold}</span>
            </span>
          }
        >
          <div className={styles.inside}>{children}</div>
        </Details>
      ) : (
        <>
          {name}
          {children}
        </>
      )}
    </section>
  )
}

type WayProps = { icon: Icon; to: string; under?: string; children: ReactNode }

/** A row that leads to a page of its own. */
export const Way = ({ icon: Icon, to, under, children }: WayProps) => {
  const id = useId()
  return (
    <Link className={styles.line} to={to} aria-describedby={under ? id : undefined}>
      <Icon size={20} />
      <span className={styles.label}>{children}</span>
      {under && (
        <small id={id} className={styles.under}>
          {under}
        </small>
      )}
    </Link>
  )
}

type FactProps = { icon: Icon; term: string; under?: string; children: ReactNode }

/** A row that says how something is. */
export const Fact = ({ icon: Icon, term, under, children }: FactProps) => (
  <div className={styles.line}>
    <dt>
      <Icon size={20} />
      {term}
    </dt>
    <dd>
      {children}
      {under && <small>{under}</small>}
    </dd>
  </div>
)
