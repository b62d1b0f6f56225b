import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import frame from './frame.module.css'
import { Ask, Costs, Kicker, Label, Stage, usePerson } from './frame.tsx'
import styles from './socialnetwork.module.css'

const Said = ({ id, hour }: { id: 'ruben' | 'ellen' | 'joy'; hour: string }) => {
  const { t } = useTranslation('landers')
  const { name, age, place } = usePerson(id)
  return (
    <li className={styles.said}>
      <time>{hour}</time>
      <div className={styles.card}>
        <span className={styles.portrait}>
          <img src={`/landers/card-${id}.webp`} alt="" width="540" height="720" />
          <Label />
        </span>
        <p>
          <q>{t(`socialnetwork.people.${id}`)}</q>
          <span>{place ? t('whoWhere', { name, age, place }) : t('who', { name, age })}</span>
        </p>
      </div>
    </li>
  )
}

const Place = ({ file, hour, words }: { file: string; hour: string; words: string }) => (
  <li className={styles.place}>
    <time>{hour}</time>
    <div className={styles.view}>
      <img src={`/landers/place-${file}.webp`} alt="" />
      <p>{words}</p>
    </div>
  </li>
)

/** One evening from hour to hour, and a question that everybody answers. */
export const Socialnetwork = () => {
  const { t } = useTranslation('landers')
  return (
    <Stage className={styles.social}>
      <div className={`${frame.words} ${styles.words}`}>
        <Kicker>{t('socialnetwork.kicker')}</Kicker>
        <h1 className={frame.title}>{t('socialnetwork.title')}</h1>
      </div>
      <div className={styles.evening}>
        <svg aria-hidden="true" viewBox="0 0 1280 101" preserveAspectRatio="none">
          <path d="M0 36Q90 40 174 42C280 70 430 101 628 101S800 90 888 75S1010 24 1127 11S1240 2 1280 0" />
        </svg>
        <ol aria-label={t('socialnetwork.evening')}>
          <Said id="ruben" hour="18:40" />
          <Place file="kitchen" hour="19:30" words={t('socialnetwork.kitchen')} />
          <Said id="ellen" hour="20:15" />
          <Said id="joy" hour="21:50" />
          <Place file="canal" hour="23:10" words={t('socialnetwork.canal')} />
        </ol>
      </div>
      <div className={styles.act}>
        <Ask
          label={t('socialnetwork.field')}
          hint={t('socialnetwork.hint')}
          call={t('socialnetwork.call')}
        />
        <Costs first={t('socialnetwork.begins')} />
      </div>
    </Stage>
  )
}
