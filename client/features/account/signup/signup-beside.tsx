import { FictionalLabel } from '#client/parts/discovery/fictional-label.tsx'
import { Photo } from '#client/parts/photo/photo.tsx'
import layout from '#client/ui/layout.module.css'
import type { Card } from '#core/contract/shapes.ts'
import { isolate } from '#core/normalisation/direction.ts'
import styles from './signup-frame.module.css'

/** Beside the form, where there is room: the member one came for. */
export const SignupBeside = ({ member }: { member: Card }) => (
  <div className={styles.portrait}>
    <Photo member={member} decorative />
    {member.fictional && (
      <span className={styles.mark}>
        <FictionalLabel />
      </span>
    )}
  </div>
)

/** Who it is that one writes to. */
export const RecipientCard = ({ member }: { member: Card }) => (
  <div className={styles.whom}>
    <Photo member={member} shape="round" decorative />
    <div className={layout.tight}>
      <p>
        <strong>
          {isolate(member.name)}, {member.age}
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
