import { useEffect } from 'react'
import { InstallHint } from '#client/parts/site/install-hint.tsx'
import { useKeepsOffline } from '#client/parts/site/offline/consent.ts'
import { keepWhatIsSeen } from '#client/parts/site/offline/keep.ts'
import { UpdateNotice } from '#client/parts/site/update-notice.tsx'
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
      <UpdateNotice />
      <InstallHint user={user} />
    </>
  )
}
