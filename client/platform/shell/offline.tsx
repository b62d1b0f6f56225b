import { Suspense } from 'react'
import { useAsOf } from '#client/platform/api/as-of.ts'
import { emptyOnFailure } from '#client/ui/lazy-part.ts'
import { useAtLeisure } from '#client/ui/leisure.ts'
import { preloadable } from '#client/ui/preloadable.ts'

const Line = preloadable(
  emptyOnFailure(async () => (await import('./offline-line.tsx')).OfflineLine),
)

/** It is there before it is needed: without a connection it could not come. */
const fetchLine = () => void Line.load()

export const OfflineNotice = () => {
  const at = useAsOf()
  useAtLeisure(fetchLine)
  return (
    <div role="status">
      <Suspense>{at !== null && <Line at={at} />}</Suspense>
    </div>
  )
}
