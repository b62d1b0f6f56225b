import { type ComponentType, type ReactNode, useId } from 'react'
import { Link } from '#client/platform/router/link.tsx'
import { Details } from '#client/ui/details.tsx'
import { Switch } from '#client/ui/switch.tsx'
import styles from './rows.module.css'

export type Icon = ComponentType<{ size?: number }>

/** One subject of the settings, within a group; its rows say its name already. */
export const Section = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h3 id={id} className="visually-hidden">
        {title}
      </h3>
      {children}
    </section>
  )
}

type FoldProps = { title: string; icon: Icon; value: ReactNode; children: ReactNode }

/** One subject by what it is now; what can be done about it opens below. */
export const Fold = ({ title, icon: Icon, value, children }: FoldProps) => {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <Details
        summary={
          <span className={styles.line}>
            <Icon size={20} />
            <h3 id={id}>{title}</h3>
            <span className={styles.value}>{value}</span>
          </span>
        }
      >
        <div className={styles.inside}>{children}</div>
      </Details>
    </section>
  )
}

type RowProps = {
  icon: Icon
  name: string
  under?: ReactNode
  /** What stands beside it goes below it on a phone. */
  wraps?: boolean
  children?: ReactNode
}

/** A row that says how something is, or has what changes it beside its name. */
export const Row = ({ icon: Icon, name, under, wraps = false, children }: RowProps) => (
  <div className={styles.line} data-wraps={wraps || undefined}>
    <Icon size={20} />
    <div>
      <span className={styles.label}>{name}</span>
      {under && <small className={styles.under}>{under}</small>}
    </div>
    {children}
  </div>
)

type SwitchRowProps = {
  icon: Icon
  name: string
  under: ReactNode
  /** What stands under it says what a touch has done. */
  isTold?: boolean
  isOn: boolean
  disabled?: boolean
  onSwitch: (on: boolean) => void
}

/** A row that is on or off, by a touch anywhere on it. */
export const SwitchRow = ({ icon: Icon, name, under, isTold, isOn, ...rest }: SwitchRowProps) => {
  const id = useId()
  return (
    <label className={styles.line} htmlFor={`${id}-switch`}>
      <Icon size={20} />
      <span>
        <span id={id} className={styles.label}>
          {name}
        </span>
        <small className={styles.under} {...(isTold && { role: 'status' })}>
          {under}
        </small>
      </span>
      <Switch id={`${id}-switch`} role="switch" aria-labelledby={id} checked={isOn} {...rest} />
    </label>
  )
}

type WayProps = { icon: Icon; to: string; value?: ReactNode; isLong?: boolean; children: ReactNode }

/** A row that leads to a page of its own. */
export const Way = ({ icon: Icon, to, value, isLong = false, children }: WayProps) => (
  <Link className={styles.line} to={to} data-long={isLong || undefined}>
    <Icon size={20} />
    <span className={styles.label}>{children}</span>
    <span className={styles.value}>{value}</span>
  </Link>
)
