import { useSettings } from '#client/platform/api/hooks.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { camTileWords } from '#core/site/cam-tile.ts'
import styles from './cam-tile.module.css'

/** The advertisement of a site among its members. Nothing counts who sees it or goes there. */
export const CamTile = () => {
  const { t, i18n } = useTranslation()
  const { cam_tile: tile } = useSettings()
  if (!tile) return null
  const { title, text } = camTileWords(tile, i18n.language)
  return (
    <a
      className={styles.tile}
      href={tile.link}
      target="_blank"
      rel="noopener noreferrer sponsored"
      referrerPolicy="no-referrer"
    >
      <img src={tile.image} alt="" width={300} height={400} loading="lazy" />
      <span className={styles.label}>{t('members.advert')}</span>
      <span className={styles.shade}>
        <span className={styles.title}>{title}</span>
        <span className={styles.text}>{text}</span>
        <span className="visually-hidden">{t('members.newTab')}</span>
      </span>
    </a>
  )
}
