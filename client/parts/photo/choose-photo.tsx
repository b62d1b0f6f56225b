import { type ChangeEvent, type ReactNode, useId } from 'react'
import { imageTypes } from '#core/photo/image-type.ts'
import styles from './photos.module.css'

/** With these a phone makes a JPEG of what it keeps in a format of its own. */
const ACCEPTED = imageTypes.map((type) => `image/${type}`).join(',')

type Props = {
  children: ReactNode
  onChoose: (files: File[]) => void
  className?: string | undefined
  many?: boolean
  /** The camera instead of what is on the device. */
  camera?: boolean
  disabled?: boolean
}

/** A field for files that looks like what it holds. */
export const ChoosePhoto = ({ children, onChoose, className, many, camera, disabled }: Props) => {
  const id = useId()
  const choose = ({ currentTarget: field }: ChangeEvent<HTMLInputElement>) => {
    onChoose([...(field.files ?? [])])
    // The same file may be chosen again.
    field.value = ''
  }
  return (
    <label className={`${styles.choose} ${className ?? ''}`} htmlFor={id}>
      <input
        id={id}
        type="file"
        accept={camera ? 'image/*' : ACCEPTED}
        multiple={many}
        disabled={disabled}
        onChange={choose}
        {...(camera && { capture: 'user' as const })}
      />
      {children}
    </label>
  )
}
