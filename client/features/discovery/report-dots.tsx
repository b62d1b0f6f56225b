import { Suspense, useState } from 'react'
import { useUser } from '#client/platform/api/hooks.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { PlainButton } from '#client/ui/button.tsx'
import { lazyPart } from '#client/ui/lazy-part.ts'
import type { Card } from '#core/contract/shapes.ts'
import styles from './like-button.module.css'

const ReportNow = lazyPart(async () => (await import('./report-now.tsx')).ReportNow)

/** Reports a member from their picture, above the heart: what that needs is loaded by the press. */
export const ReportDots = ({ member }: { member: Card }) => {
  const { t } = useTranslation()
  const user = useUser()
  const [pressed, setPressed] = useState(0)
  if (!user) return null
  return (
    <>
      <PlainButton
        className={styles.heart}
        aria-label={t('safety.reportName', { name: member.name })}
        onClick={() => setPressed(pressed + 1)}
      >
        <span>⋯</span>
      </PlainButton>
      {pressed > 0 && (
        <Suspense>
          <ReportNow key={pressed} member={member} />
        </Suspense>
      )}
    </>
  )
}
