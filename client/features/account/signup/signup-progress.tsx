import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import styles from './signup-steps.module.css'

/** How far one is: a bar for each step, those behind one filled, and the same in words. */
export const Progress = ({ nth, of }: { nth: number; of: number }) => {
  const { t } = useTranslation()
  const bars = [...Array(of).keys()]
  return (
    <div className={styles.done}>
      {bars.map((bar) => (
        <span key={bar} data-done={bar < nth} />
      ))}
      <p>{t('signup.nth', { nth, of })}</p>
    </div>
  )
}
