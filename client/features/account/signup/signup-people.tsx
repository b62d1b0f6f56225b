import { FictionalLabel } from '#client/parts/discovery/fictional-label.tsx'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import styles from './signup-frame.module.css'

const PICTURE = { width: 720, height: 760 }

/** Beside the form, where there is room: drawn people. */
export const SignupPeople = () => {
  const { t } = useTranslation()
  return (
    <div className={styles.people}>
      <img src="/home/together-720.webp" alt="" loading="lazy" {...PICTURE} />
      <span className={styles.mark}>
        <FictionalLabel />
      </span>
      <span className={styles.mark}>
        <FictionalLabel />
      </span>
      <p>{t('site.fictionalNote')}</p>
    </div>
  )
}
