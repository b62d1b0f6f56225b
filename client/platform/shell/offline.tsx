import { Suspense } from 'react'
import { isFromDevice } from '#client/platform/api/from-device.ts'
import { loadAllTexts } from '#client/platform/i18n/i18n.ts'
import { lazyPart } from '#client/ui/lazy-part.ts'
import { useIsLater } from '#client/ui/leisure.ts'

const Line = lazyPart(async () => {
  const [{ OfflineLine }] = await Promise.all([import('./offline-line.tsx'), loadAllTexts()])
  return OfflineLine
})

/** It comes before it is needed: without a connection it could not. */
export const OfflineNotice = () => {
  const isLater = useIsLater()
  return (
    <div role="status">
      <Suspense>{(isLater || isFromDevice()) && <Line />}</Suspense>
    </div>
  )
}
