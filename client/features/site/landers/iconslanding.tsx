import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { CheckIcon } from '#client/ui/icons.tsx'
import frame from './frame.module.css'
import { Call, Costs, Kicker, Stage } from './frame.tsx'
import styles from './iconslanding.module.css'

const THINGS = [
  { id: 'record', file: 'player' },
  { id: 'home', file: 'key' },
  { id: 'rain', file: 'coat' },
  { id: 'coffee', file: 'cups' },
  { id: 'wine', file: 'glass' },
  { id: 'town', file: 'ticket' },
  { id: 'dinner', file: 'oyster' },
  { id: 'dance', file: 'ball' },
  { id: 'reading', file: 'book' },
] as const

/** A case of things: the light goes on over what one takes. */
export const Iconslanding = () => {
  const { t } = useTranslation('landers')
  return (
    <Stage className={styles.icons}>
      <div className={`${frame.words} ${styles.words}`}>
        <Kicker />
        <h1 className={frame.title}>{t('iconslanding.title')}</h1>
        <p className={`${frame.text} ${styles.taking}`}>{t('iconslanding.text')}</p>
      </div>
      <ul className={styles.tray} data-tray={t('iconslanding.wish', { things: '…' })}>
        {THINGS.map(({ id, file }) => (
          <li key={id} className={styles[id]}>
            <label className={styles.niche}>
              <input
                type="checkbox"
                className="visually-hidden"
                value={t(`iconslanding.things.${id}`)}
              />
              <img src={`/landers/things/${file}.webp`} alt="" width="400" height="400" />
              <span className={styles.name}>
                <CheckIcon size={16} />
                {t(`iconslanding.things.${id}`)}
              </span>
            </label>
          </li>
        ))}
      </ul>
      <div className={styles.act}>
        <Call>{t('iconslanding.call')}</Call>
        <Costs first={<span className={styles.taking}>{t('iconslanding.chosen')}</span>} />
      </div>
    </Stage>
  )
}
