import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import frame from './frame.module.css'
import { Call, Costs, Kicker, Label, Stage, usePerson } from './frame.tsx'
import styles from './gallery.module.css'

const FRAMES = ['sanne', 'carla', 'jeroen', 'noor', 'omar', 'ellen'] as const

const Portrait = ({ id, isFirst }: { id: (typeof FRAMES)[number]; isFirst: boolean }) => {
  const { t } = useTranslation('landers')
  const { name, age, place } = usePerson(id)
  return (
    <li className={styles.item}>
      <div className={styles.frame}>
        <img
          src={`/landers/card-${id}.webp`}
          alt=""
          width="540"
          height="720"
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : 'auto'}
        />
        <span className={styles.label}>
          <Label whole />
        </span>
      </div>
      <div className={styles.card}>
        <strong>{t('who', { name, age })}</strong>
        {place && <span>{place}</span>}
        <q>{t(`gallery.people.${id}`)}</q>
      </div>
    </li>
  )
}

/** A wall at night, each picture under a lamp of its own. */
export const Gallery = () => {
  const { t } = useTranslation('landers')
  return (
    <Stage className={styles.gallery}>
      <div className={`${frame.words} ${styles.words}`}>
        <Kicker />
        <h1 className={frame.title}>{t('gallery.title')}</h1>
        <p className={frame.text}>{t('gallery.text')}</p>
      </div>
      <section className={styles.wall} aria-label={t('gallery.wall')} data-wall="">
        <ul>
          {FRAMES.map((id, index) => (
            <Portrait key={id} id={id} isFirst={index === 0} />
          ))}
        </ul>
      </section>
      <img src="/landers/onlooker.webp" alt="" className={styles.onlooker} loading="lazy" />
      <button
        type="button"
        className={`${frame.round} ${styles.next}`}
        aria-label={t('gallery.next')}
        data-acts=""
        data-next=""
      >
        <svg
          width="22"
          height="22"
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          aria-hidden="true"
        >
          <path d="M5 12h14M13 6l6 6-6 6" />
        </svg>
      </button>
      <div className={styles.act}>
        <Call>{t('gallery.call')}</Call>
        <Costs />
      </div>
    </Stage>
  )
}
