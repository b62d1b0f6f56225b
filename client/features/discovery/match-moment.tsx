import { useId } from 'react'
import { FictionalLabel } from '#client/parts/discovery/fictional-label.tsx'
import { Photo } from '#client/parts/photo/photo.tsx'
import { useUser } from '#client/platform/api/hooks.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths.ts'
import { Link } from '#client/platform/router/link.tsx'
import { Button } from '#client/ui/button.tsx'
import { SparkIcon } from '#client/ui/icons.tsx'
import { Sheet } from '#client/ui/sheet.tsx'
import type { Card } from '#core/contract/shapes.ts'
import styles from './match-moment.module.css'

const Half = ({ member, side }: { member: Card; side: 'left' | 'right' }) => (
  <span className={`${styles.half} ${styles[side]}`}>
    <Photo member={member} eager full />
    {member.fictional && (
      <span className={styles.label}>
        <FictionalLabel />
      </span>
    )}
  </span>
)

/** Two who like each other, on one slanted cut: shown once, when the second like is given. */
export const MatchMoment = ({ member, onClose }: { member: Card; onClose: () => void }) => {
  const { t } = useTranslation()
  const user = useUser()
  const title = useId()
  if (!user) return null
  const { id, name } = member
  return (
    <Sheet aria-labelledby={title} className={styles.moment} onClose={onClose}>
      {(close) => (
        <>
          <div className={styles.pair}>
            <Half member={user.profile} side="left" />
            <Half member={member} side="right" />
            <span className={styles.spark}>
              <SparkIcon filled size={34} />
            </span>
          </div>
          <div className={styles.words}>
            <h2 id={title}>{t('match.title', { name })}</h2>
            <p>{t('profile.match')}</p>
            <Button component={Link} to={paths.memberChat(id)} size="lg" onClick={close}>
              {t('members.chat', { name })}
            </Button>
            <button type="button" className={styles.on} onClick={close}>
              {t('match.on')}
            </button>
          </div>
        </>
      )}
    </Sheet>
  )
}
