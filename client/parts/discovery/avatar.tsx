import { Photo } from '#client/parts/photo/photo.tsx'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import type { Card } from '#core/contract/shapes.ts'
import styles from './avatar.module.css'
import { FictionalMark } from './fictional-label.tsx'

type Props = { member: Pick<Card, 'name' | 'main_image' | 'fictional'>; online?: boolean }

/** A face beside a name; whoever is fictional has the label on its edge (promise H1). */
export const Avatar = ({ member, online = false }: Props) => {
  const { t } = useTranslation()
  return (
    <span className={styles.avatar}>
      <Photo member={member} shape="round" decorative />
      {member.fictional && (
        <span className={styles.mark}>
          <FictionalMark />
        </span>
      )}
      {online && (
        <span className={styles.online}>
          <span className="visually-hidden">{t('members.online')}</span>
        </span>
      )}
    </span>
  )
}
