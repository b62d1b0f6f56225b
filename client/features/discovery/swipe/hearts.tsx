import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { HeartIcon } from '#client/ui/icons.tsx'
import styles from './swipe.module.css'

type Props = { left: number; all: number }

/** The likes of the day as that many hearts; used ones are outlined. */
export const Hearts = ({ left, all }: Props) => {
  const { t } = useTranslation()
  return (
    <p className={styles.hearts}>
      <span className="visually-hidden">{t('swipe.leftOf', { count: left, all })}</span>
      <span aria-hidden="true" className={styles.left}>
        {t('swipe.left')}
      </span>
      <span aria-hidden="true" className={styles.marks}>
        {Array.from({ length: all }, (_, nth) => {
          const key = `heart-${nth}`
          return (
            <span key={key} data-used={nth >= left}>
              <HeartIcon filled={nth < left} size={17} />
            </span>
          )
        })}
      </span>
    </p>
  )
}
