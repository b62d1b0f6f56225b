import type { ComponentProps } from 'react'
import styles from './switch.module.css'

type Props = Omit<ComponentProps<'input'>, 'type' | 'className' | 'onChange'> & {
  onSwitch: (on: boolean) => void
}

/** On or off, at once. */
export const Switch = ({ onSwitch, ...rest }: Props) => (
  <input
    type="checkbox"
    {...rest}
    className={styles.switch}
    onChange={(event) => onSwitch(event.currentTarget.checked)}
  />
)
