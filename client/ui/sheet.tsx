import { type ReactNode, useRef } from 'react'
import styles from './sheet.module.css'

type Props = {
  children: (close: () => void) => ReactNode
  onClose: () => void
  className?: string | undefined
  /** A touch beside it closes it too. */
  light?: boolean
} & ({ 'aria-label': string } | { 'aria-labelledby': string })

const open = (dialog: HTMLDialogElement | null) => {
  if (dialog && !dialog.open) dialog.showModal()
}

/** A dialog that is open for as long as it is there: from the bottom of the screen of a phone. */
export const Sheet = ({ children, className = '', light = false, ...rest }: Props) => {
  const sheet = useRef<HTMLDialogElement>(null)
  return (
    <dialog
      ref={(dialog) => {
        sheet.current = dialog
        open(dialog)
      }}
      className={`${styles.sheet} ${className}`}
      {...(light && { closedby: 'any' })}
      {...rest}
    >
      {children(() => sheet.current?.close())}
    </dialog>
  )
}
