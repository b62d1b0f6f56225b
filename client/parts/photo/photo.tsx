import { useState } from 'react'
import { useSettings } from '#client/platform/api/hooks.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import type { Card } from '#core/contract/shapes.ts'
import { letterLook, letterPath } from '#core/photo/letter.ts'
import { thumbOf } from './image.ts'
import styles from './photo.module.css'

type Props = {
  member: Pick<Card, 'name' | 'main_image' | 'fictional'>
  /** `card` fills its place at 3:4, `round` is a small one in lists. */
  shape?: 'card' | 'round'
  /** The name stands beside it already. */
  decorative?: boolean
  eager?: boolean
  /** In the size that fills a screen; else a thumbnail does. */
  full?: boolean
}

/** Of the cards that are drawn where none can be painted. */
const LIGHTS = 4

const pathOf = (image: NonNullable<Card['main_image']>, full: boolean) =>
  full ? image.match : thumbOf(image)

export const Photo = ({
  member,
  shape = 'card',
  decorative = false,
  eager = false,
  full = false,
}: Props) => {
  const { t } = useTranslation()
  const { cdn_prefix } = useSettings()
  const [lost, setLost] = useState<string | null>(null)
  const { name, main_image: image, fictional } = member
  const whole = image ? pathOf(image, full) : letterPath(name, { full })
  const path = shape === 'round' && whole ? whole.replace('-thumb.', '-face.') : whole
  if (path === null || path === lost) {
    return (
      <span
        className={`${styles.photo} ${styles[shape]} ${styles.none}`}
        data-light={letterLook(name) % LIGHTS}
        data-letter={[...name][0]?.toUpperCase()}
      >
        {!decorative && <span className="visually-hidden">{t('members.noPhoto', { name })}</span>}
      </span>
    )
  }
  const shown = fictional ? t('members.portrait', { name }) : t('members.photo', { name })
  const words = image ? shown : t('members.noPhoto', { name })
  return (
    <img
      className={`${styles.photo} ${styles[shape]}`}
      src={`${cdn_prefix}${path}`}
      alt={decorative ? '' : words}
      width={300}
      height={400}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      onError={() => setLost(path)}
    />
  )
}
