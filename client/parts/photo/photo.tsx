import { type SyntheticEvent, useState } from 'react'
import { useSettings } from '#client/platform/api/hooks.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import type { Card } from '#core/contract/shapes.ts'
import { thumbOf } from './image.ts'
import styles from './photo.module.css'

type Props = {
  member: Pick<Card, 'name' | 'main_image' | 'fictional'>
  /** `card` fills its place at 3:4, `round` is a small one in lists. */
  shape?: 'card' | 'round'
  /** The name stands beside it already. */
  decorative?: boolean
  eager?: boolean
  /** Its place alone, which is as large: what is seen first has the line for itself. */
  later?: boolean
  /** In the size that fills a screen; else a thumbnail does. */
  full?: boolean
  /** Its thumbnail was seen already, and stands there until the large one is. */
  seen?: boolean
}

/** Letter cards come in so many patterns and colours. */
const PATTERNS = 4
const TONES = 8

/** The same card for the same name. */
const cardLook = (name: string) => {
  const sum = [...name].reduce((all, character) => all + (character.codePointAt(0) ?? 0), 0)
  return { 'data-pattern': sum % PATTERNS, 'data-tone': Math.floor(sum / PATTERNS) % TONES }
}

const APPEARING_MS = 150

const pathOf = (image: NonNullable<Card['main_image']>, full: boolean) =>
  full ? image.match : thumbOf(image)

const JUST_NOW_MS = 200

/** Whether it had come before it was asked for here: the page was drawn with it. */
const wasThere = ({ currentSrc }: HTMLImageElement) =>
  performance
    .getEntriesByName(currentSrc)
    .some((kept) => kept.startTime + kept.duration < performance.now() - JUST_NOW_MS)

/** A picture that one waited for comes softly; the first of a page are there as soon as they can. */
const appear = ({ currentTarget: picture }: SyntheticEvent<HTMLImageElement>) => {
  if (wasThere(picture)) return
  if (!window.matchMedia('(prefers-reduced-motion: no-preference)').matches) return
  picture.animate?.({ opacity: [0, 1] }, APPEARING_MS)
}

export const Photo = ({
  member,
  shape = 'card',
  decorative = false,
  eager = false,
  later = false,
  full = false,
  seen = false,
}: Props) => {
  const { t } = useTranslation()
  const { cdn_prefix } = useSettings()
  const [lost, setLost] = useState<string | null>(null)
  const { name, main_image: image, fictional } = member
  const whole = image && pathOf(image, full)
  const path = shape === 'round' && whole ? whole.replace('-thumb.', '-face.') : whole
  if (later) return <span className={`${styles.photo} ${styles[shape]}`} />
  if (path === null || path === lost) {
    return (
      <span
        className={`${styles.photo} ${styles[shape]} ${styles.none}`}
        {...cardLook(name)}
        data-letter={[...name][0]?.toUpperCase()}
      >
        {!decorative && <span className="visually-hidden">{t('members.noPhoto', { name })}</span>}
      </span>
    )
  }
  const words = fictional ? t('members.portrait', { name }) : t('members.photo', { name })
  const thumb = seen && image && thumbOf(image)
  return (
    <img
      className={`${styles.photo} ${styles[shape]}`}
      src={`${cdn_prefix}${path}`}
      alt={decorative ? '' : words}
      width={300}
      height={400}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'low'}
      decoding="async"
      {...(thumb && { style: { backgroundImage: `url("${cdn_prefix}${thumb}")` } })}
      {...(!eager && { onLoad: appear })}
      onError={() => setLost(path)}
    />
  )
}
