import type { ComponentProps, ElementType, ReactNode } from 'react'
import type { Link } from '#client/platform/router/link.tsx'
import styles from './button.module.css'

type Look = {
  /** The one next thing is filled, what else can be done is not. */
  variant?: 'filled' | 'default' | 'light' | 'subtle' | 'quiet'
  size?: 'sm' | 'md' | 'lg'
  /** As high as a thumb, whatever its size. */
  tall?: boolean
  wide?: boolean
  /** Something is on its way: it can be seen, and not clicked again. */
  loading?: boolean
  before?: ReactNode
}

type Of<C extends ElementType> = Look & Omit<ComponentProps<C>, keyof Look | 'component'>
type Props =
  | ({ component?: undefined } & Of<'button'>)
  | ({ component: 'a' } & Of<'a'>)
  | ({ component: typeof Link } & Of<typeof Link>)

const onlyIf = (is: boolean | undefined) => (is ? true : undefined)

/** A button, or a link that looks like one. */
export const Button = ({
  component,
  variant = 'filled',
  size = 'md',
  tall,
  wide,
  loading,
  before,
  className = '',
  children,
  ...rest
}: Props) => {
  const Root: ElementType = component ?? 'button'
  const isOff = loading || ('disabled' in rest && rest.disabled)
  return (
    <Root
      {...(!component && { type: 'button' })}
      {...rest}
      {...(isOff && { disabled: true })}
      className={`${styles.button} ${className}`}
      data-variant={variant}
      data-size={size}
      data-tall={onlyIf(tall)}
      data-wide={onlyIf(wide)}
      data-loading={onlyIf(loading)}
    >
      {loading && <span className={styles.busy} aria-hidden="true" />}
      <span className={styles.inner}>
        {before && <span className={styles.before}>{before}</span>}
        <span className={styles.label}>{children}</span>
      </span>
    </Root>
  )
}

/** A button that looks like nothing yet. */
export const PlainButton = ({ className = '', ...rest }: ComponentProps<'button'>) => (
  <button type="button" className={`${styles.plain} ${className}`} {...rest} />
)
