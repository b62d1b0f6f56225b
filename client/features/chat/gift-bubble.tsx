import type { ReactNode } from 'react'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import type { Gift } from '#core/chat/values.ts'
import styles from './gift.module.css'
import { GiftPicture } from './gift-picture.tsx'

type Props = { gift: Gift; words: ReactNode; own: boolean; told: string }

/** A gift among the messages: its picture, its name, from whom it is and what was said with it. */
export const GiftBubble = ({ gift, words, own, told }: Props) => {
  const { t } = useTranslation()
  return (
    <span className={styles.bubble} data-own={own}>
      <GiftPicture gift={gift} />
      <strong>{t(`gift.names.${gift}`)}</strong>
      <span className={styles.told}>{told}</span>
      {words && (
        <span className={styles.body} dir="auto">
          {words}
        </span>
      )}
    </span>
  )
}
