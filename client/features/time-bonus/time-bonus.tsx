import { Suspense, useState } from 'react'
import { useBonus } from '#client/parts/payment/discount.ts'
import { cameDrawn } from '#client/platform/api/first-answers.ts'
import { lazyPart } from '#client/ui/lazy-part.ts'
import { useIsLater } from '#client/ui/leisure.ts'
import type { User } from '#core/contract/shapes.ts'
import { isInMembersArea, routeOf } from '#core/site/routes.ts'
import { Banner } from './banner.tsx'

const PopupLife = lazyPart(async () => (await import('./popup-life.tsx')).PopupLife)

/**
 * The welcome bonus of the member who is logged in: its banner, and after a while its popup. The
 * server answers with a bonus only while it runs.
 */
export const TimeBonus = ({ user, pathname }: { user: User; pathname: string }) => {
  const bonus = useBonus()
  const inArea = isInMembersArea(routeOf(pathname))
  const isLater = useIsLater()
  const [stoodAlready] = useState(() => cameDrawn(pathname))
  if (!bonus) return null
  return (
    <>
      {inArea && <Banner bonus={bonus} />}
      {(isLater || !stoodAlready) && (
        <Suspense>
          <PopupLife bonus={bonus} user={user} inArea={inArea} />
        </Suspense>
      )}
    </>
  )
}
