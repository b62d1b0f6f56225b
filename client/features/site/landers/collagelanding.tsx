import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import styles from './collagelanding.module.css'
import frame from './frame.module.css'
import { Call, Costs, Kicker, Label, Stage, WayIn } from './frame.tsx'

const LABELS = ['aya', 'noor', 'kees', 'ellen', 'daan', 'omar', 'mila'] as const

/** Lives that lie over each other, and the place of who is still blank. */
export const Collagelanding = () => {
  const { t } = useTranslation('landers')
  return (
    <Stage className={styles.collage}>
      <div className={styles.papers}>
        <div className={styles.layer}>
          <picture>
            <source media="(min-width: 992px)" srcSet="/landers/collage.webp" />
            <img src="/landers/collage-phone.webp" alt="" fetchPriority="high" />
          </picture>
          {LABELS.map((name) => (
            <span key={name} className={styles[name]}>
              <Label />
            </span>
          ))}
          <WayIn className={styles.you}>
            <b>{t('collagelanding.you')}</b>
          </WayIn>
        </div>
      </div>
      <div className={`${frame.words} ${styles.words}`}>
        <Kicker />
        <h1 className={frame.title}>{t('collagelanding.title')}</h1>
        <p className={frame.text}>{t('collagelanding.text')}</p>
        <Call>{t('collagelanding.call')}</Call>
        <Costs />
      </div>
    </Stage>
  )
}
