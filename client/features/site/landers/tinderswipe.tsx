import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { CloseIcon, HeartIcon } from '#client/ui/icons.tsx'
import frame from './frame.module.css'
import { Call, Costs, Kicker, Label, Stage, usePerson } from './frame.tsx'
import styles from './tinderswipe.module.css'

/** The last is on top. */
const CARDS = ['aya', 'fatima', 'noor'] as const

const Card = ({ id }: { id: (typeof CARDS)[number] }) => {
  const { t } = useTranslation('landers')
  const { name, age, place } = usePerson(id)
  return (
    <article className={styles.card} data-card={name}>
      <img src={`/landers/card-${id}.webp`} alt="" width="540" height="720" draggable={false} />
      <span className={styles.label}>
        <Label whole />
      </span>
      <p className={styles.who}>
        <strong>{t('who', { name, age })}</strong>
        <span>{[place, t(`tinderswipe.people.${id}`)].filter(Boolean).join(' · ')}</span>
      </p>
    </article>
  )
}

/** Three cards, and the light to which one moves whom one likes. */
export const Tinderswipe = () => {
  const { t } = useTranslation('landers')
  return (
    <Stage className={styles.swipe}>
      <div className={`${frame.words} ${styles.words}`}>
        <Kicker />
        <h1 className={frame.title}>{t('tinderswipe.title')}</h1>
        <p className={`${frame.text} ${styles.text}`}>{t('tinderswipe.text')}</p>
      </div>
      <div className={styles.stack} data-stack="">
        <p className={styles.done}>{t('tinderswipe.done')}</p>
        {CARDS.map((id) => (
          <Card key={id} id={id} />
        ))}
      </div>
      <div className={styles.buttons}>
        <button
          type="button"
          className={frame.round}
          aria-label={t('tinderswipe.no')}
          data-acts=""
          data-no=""
        >
          <CloseIcon />
        </button>
        <button
          type="button"
          className={`${frame.round} ${styles.yes}`}
          aria-label={t('tinderswipe.yes')}
          data-acts=""
          data-yes=""
        >
          <HeartIcon filled />
        </button>
      </div>
      <div className={styles.act}>
        <p className={styles.liked} aria-live="polite" data-liked={t('tinderswipe.liked')} />
        <Call>{t('tinderswipe.call')}</Call>
        <Costs />
      </div>
    </Stage>
  )
}
