import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { Film, Pause } from './film.tsx'
import frame from './frame.module.css'
import { Call, Costs, Kicker, Stage } from './frame.tsx'
import styles from './video.module.css'

/** A train that passes at dusk, and nothing else. */
export const Video = () => {
  const { t } = useTranslation('landers')
  return (
    <Stage className={styles.video}>
      <Film name="train" label={t('video.film')} />
      <div className={`${frame.words} ${styles.words}`}>
        <Kicker />
        <h1 className={frame.title}>{t('video.title')}</h1>
      </div>
      <Pause className={styles.pause} />
      <div className={styles.act}>
        <Call>{t('video.call')}</Call>
        <Costs />
      </div>
    </Stage>
  )
}
