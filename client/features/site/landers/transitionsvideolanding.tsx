import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { Film, Pause } from './film.tsx'
import frame from './frame.module.css'
import { Call, Costs, Kicker, Stage } from './frame.tsx'
import styles from './transitionsvideolanding.module.css'

const SCENES = ['home', 'way', 'inside', 'outside'] as const

/** One evening in four places, one wiped over the other, under a light that stays. */
export const Transitionsvideolanding = () => {
  const { t } = useTranslation('landers')
  return (
    <Stage className={styles.transitions}>
      <div className={styles.film}>
        <Film name="evening" label={t('transitionsvideolanding.film')} />
      </div>
      <div className={styles.place}>
        <ol className={styles.scenes}>
          {SCENES.map((scene) => (
            <li key={scene} data-scene="">
              {t(`transitionsvideolanding.scenes.${scene}`)}
            </li>
          ))}
        </ol>
        <Pause className={`${frame.round} ${styles.pause}`} />
      </div>
      <div className={`${frame.words} ${styles.words}`}>
        <Kicker />
        <h1 className={frame.title}>{t('transitionsvideolanding.title')}</h1>
        <Call>{t('transitionsvideolanding.call')}</Call>
        <p className={frame.costs}>{t('drawn')}</p>
        <Costs />
      </div>
    </Stage>
  )
}
