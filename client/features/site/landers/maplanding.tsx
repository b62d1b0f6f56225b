import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import frame from './frame.module.css'
import { Ask, Costs, Kicker, Label, Stage } from './frame.tsx'
import styles from './maplanding.module.css'

const FACES = ['sanne', 'noor', 'ruben', 'ellen', 'daan', 'nel', 'carla'] as const

/** The country by night: towns are light, and nobody has an address. */
export const Maplanding = () => {
  const { t } = useTranslation('landers')
  return (
    <Stage className={styles.map}>
      <div className={styles.country}>
        <img
          src="/landers/map-960.webp"
          srcSet="/landers/map-480.webp 480w, /landers/map-960.webp 960w"
          sizes="(min-width: 992px) min(60vw, 96vh), min(100vw, 56vh)"
          alt={t('maplanding.map')}
          width="960"
          height="960"
          fetchPriority="high"
        />
        {FACES.map((name) => (
          <span key={name} className={`${styles.face} ${styles[name]}`}>
            <img src={`/landers/face-${name}.webp`} alt="" width="160" height="213" />
            <Label />
          </span>
        ))}
      </div>
      <div className={`${frame.words} ${styles.words}`}>
        <Kicker />
        <h1 className={frame.title}>{t('maplanding.title')}</h1>
        <p className={frame.text}>{t('maplanding.text')}</p>
        <Ask
          label={t('maplanding.field')}
          hint={t('maplanding.hint')}
          call={t('maplanding.call')}
          wish={t('maplanding.wish', { place: '…' })}
        />
        <Costs first={t('maplanding.label')} />
      </div>
    </Stage>
  )
}
