import { FictionalLabel } from '#client/parts/discovery/fictional-label.tsx'
import { Photo } from '#client/parts/photo/photo.tsx'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import layout from '#client/ui/layout.module.css'
import type { Card } from '#core/contract/shapes.ts'
import styles from './signup-frame.module.css'

const PICTURE = { width: 720, height: 760 }

/** Beside the form, where there is room: the member one came for, or drawn people. */
export const SignupBeside = ({ member }: { member: Card | null }) => {
  const { t } = useTranslation()
  if (!member) {
    return (
      <div className={styles.people}>
        <img src="/home/together-720.webp" alt="" loading="lazy" {...PICTURE} />
        <span className={styles.mark}>
          <FictionalLabel />
        </span>
        <span className={styles.mark}>
          <FictionalLabel />
        </span>
        <p>{t('site.fictionalNote')}</p>
      </div>
    )
  }
  return (
    <div className={styles.portrait}>
      <Photo member={member} decorative />
      {member.fictional && (
        <span className={styles.mark}>
          <FictionalLabel />
        </span>
      )}
    </div>
  )
}

/** Who it is that one writes to. */
export const RecipientCard = ({ member }: { member: Card }) => (
  <div className={styles.whom}>
    <Photo member={member} shape="round" decorative />
    <div className={layout.tight}>
      <p>
        <strong>
          {member.name}, {member.age}
        </strong>
        {member.city && `, ${member.city}`}
      </p>
      {member.fictional && (
        <p>
          <FictionalLabel />
        </p>
      )}
    </div>
  </div>
)
