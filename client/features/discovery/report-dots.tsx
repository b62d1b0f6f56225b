import { Suspense, useState } from 'react'
import { useUser } from '#client/platform/api/hooks.ts'
import { loadAllTexts } from '#client/platform/i18n/i18n.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { PlainButton } from '#client/ui/button.tsx'
import { lazyPart } from '#client/ui/lazy-part.ts'
import { MoreIcon } from '#client/ui/member-icons.tsx'
import type { Card } from '#core/contract/shapes.ts'
import styles from './report-dots.module.css'

const ReportNow = lazyPart(async () => {
  const [{ ReportNow: Loaded }] = await Promise.all([import('./report-now.tsx'), loadAllTexts()])
  return Loaded
})

/** Reports a member from their picture: what that needs is loaded by the press. */
export const ReportDots = ({ member }: { member: Card }) => {
  const { t } = useTranslation()
  const user = useUser()
  const [pressed, setPressed] = useState(0)
  if (!user) return null
  return (
    <>
      <PlainButton
        className={styles.dots}
        aria-label={t('members.report', { name: member.name })}
        onClick={() => setPressed(pressed + 1)}
      >
        <span>
          <MoreIcon size={18} />
        </span>
      </PlainButton>
      {pressed > 0 && (
        <Suspense>
          <ReportNow key={pressed} member={member} />
        </Suspense>
      )}
    </>
  )
}
