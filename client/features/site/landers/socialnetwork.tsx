import { useSettings } from '#client/platform/api/hooks.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import frame from './frame.module.css'
import { Ask, Costs, Kicker, Label, Stage } from './frame.tsx'
import styles from './socialnetwork.module.css'

type Who = { id: 'ruben' | 'ellen' | 'joy'; name: string; age: number; place: string; hour: string }

const Said = ({ id, name, age, place, hour }: Who) => {
  const { t } = useTranslation('landers')
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
          <span>{t('whoWhere', { name, age, place })}</span>
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
  const { min_age: age } = useSettings()
  return (
    <Stage className={styles.social}>
      <div className={`${frame.words} ${styles.words}`}>
        <Kicker>{t('socialnetwork.kicker')}</Kicker>
        <h1 className={frame.title}>{t('socialnetwork.title')}</h1>
      </div>
      <ol className={styles.evening} aria-label={t('socialnetwork.evening')}>
        <Said id="ruben" name="Ruben" age={36} place="Utrecht" hour="18:40" />
        <Place file="kitchen" hour="19:30" words={t('socialnetwork.kitchen')} />
        <Said id="ellen" name="Ellen" age={67} place="Zwolle" hour="20:15" />
        <Said id="joy" name="Joy" age={39} place="Den Haag" hour="21:50" />
        <Place file="canal" hour="23:10" words={t('socialnetwork.canal')} />
      </ol>
      <div className={styles.act}>
        <Ask
          label={t('socialnetwork.field')}
          hint={t('socialnetwork.hint')}
          call={t('socialnetwork.call')}
        />
        <Costs>{t('socialnetwork.begins', { age })}</Costs>
      </div>
    </Stage>
  )
}
