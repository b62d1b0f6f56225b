import { useEffect } from 'react'
import { TermsAlert } from '#client/parts/account/terms-alert.tsx'
import { StatementAlert } from '#client/parts/moderation/statement-alert.tsx'
import { InstallHint } from '#client/parts/site/install-hint.tsx'
import { UpdateNotice } from '#client/parts/site/update-notice.tsx'
import { useKeepsOffline } from '#client/platform/offline/consent.ts'
import { keepWhatIsSeen } from '#client/platform/offline/keep.ts'
import type { User } from '#core/contract/shapes.ts'

/** What a device does for a member once the page stands. */
export const AppLife = ({ user }: { user: User }) => {
  const keeps = useKeepsOffline(user.id)
  useEffect(() => {
    if (!keeps) return
    const ending = new AbortController()
    keepWhatIsSeen(user.id, ending.signal)
    return () => ending.abort()
  }, [user.id, keeps])
  return (
    <>
      <TermsAlert />
      <StatementAlert />
      <UpdateNotice />
      <InstallHint user={user} />
    </>
  )
}
