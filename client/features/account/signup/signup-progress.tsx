import { useSettings } from '#client/platform/api/hooks.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { stepsForNew } from './signup-open.ts'
import styles from './signup-steps.module.css'

/** How far one is: a bar for each step, those behind one filled, and the same in words. */
export const Progress = ({ nth, of }: { nth: number; of: number }) => {
  const { t } = useTranslation()
  const bars = Array.from({ length: of }, (_, index) => index + 1)
  return (
    <div className={styles.done}>
      <span className={styles.bars} aria-hidden="true">
        {bars.map((bar) => (
          <span key={bar} data-done={bar <= nth} />
        ))}
      </span>
      <p>{t('signup.nth', { nth, of })}</p>
    </div>
  )
}

/** The form is the first step. */
export const FormProgress = () => <Progress nth={1} of={1 + stepsForNew(useSettings())} />
