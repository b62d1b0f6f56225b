import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './field.module.css'

type Told = {
  label?: ReactNode
  /** What it asks, below it. */
  description?: ReactNode
  /** What is wrong with it, last. */
  error?: ReactNode
}

type Around = Told & {
  id?: string | undefined
  className?: string | undefined
  children: (asked: Asked) => ReactNode
}
type Asked = {
  id: string
  className: string | undefined
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

const Field = ({ id, label, description, error, className = '', children }: Around) => {
  const own = useId()
  const at = id ?? own
  const below = [error ? `${at}-error` : '', description ? `${at}-description` : '']
  return (
    <div className={`${styles.field} ${className}`}>
      {label && (
        <label className={styles.label} htmlFor={at} id={`${at}-label`}>
          {label}
        </label>
      )}
      {children({
        id: at,
        className: styles.input,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': below.filter(Boolean).join(' ') || undefined,
      })}
      {description && (
        <p className={styles.below} id={`${at}-description`}>
          {description}
        </p>
      )}
      {error && (
        <p className={`${styles.below} ${styles.wrong}`} id={`${at}-error`}>
          {error}
        </p>
      )}
    </div>
  )
}

export type TextFieldProps = Told &
  ComponentProps<'input'> & {
    /** By which a form reads what stands in it. */
    'data-field'?: string
    /** What one can do with it, within it. */
    beside?: ReactNode
  }

/** A line that one types. */
export const TextField = (props: TextFieldProps) => {
  const { id, label, description, error, className, beside, ...rest } = props
  return (
    <Field id={id} label={label} description={description} error={error} className={className}>
      {(asked) => (
        <div className={styles.place} data-beside={beside ? true : undefined}>
          <input type="text" dir="auto" {...rest} {...asked} />
          {beside && <div className={styles.beside}>{beside}</div>}
        </div>
      )}
    </Field>
  )
}

/** More than a line. */
export const TextArea = (props: Told & ComponentProps<'textarea'>) => {
  const { id, label, description, error, className, ...rest } = props
  return (
    <Field id={id} label={label} description={description} error={error} className={className}>
      {(asked) => (
        <div className={styles.place}>
          <textarea dir="auto" {...rest} {...asked} />
        </div>
      )}
    </Field>
  )
}

/** One of several, as the device itself offers them. */
export const SelectField = (props: Told & ComponentProps<'select'> & { small?: boolean }) => {
  const { id, label, description, error, className = '', small = false, ...rest } = props
  const shown = small ? `${styles.small} ${className}` : className
  return (
    <Field id={id} label={label} description={description} error={error} className={shown}>
      {(asked) => (
        <div className={styles.place}>
          <select {...rest} {...asked} />
          <div className={styles.chevron}>
            <svg width="20" height="20" viewBox="0 0 20 20" fill="none" aria-hidden="true">
              <path
                d="m6.5 8 3.5-3.5L13.5 8M6.5 12l3.5 3.5 3.5-3.5"
                stroke="currentColor"
                strokeWidth="1.25"
                strokeLinecap="round"
                strokeLinejoin="round"
              />
            </svg>
          </div>
        </div>
      )}
    </Field>
  )
}
