import { type ReactNode, Suspense, useLayoutEffect } from 'react'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { lazyPart } from '#client/ui/lazy-part.ts'
import { useAtLeisure } from '#client/ui/leisure.ts'
import type { RouteName } from '#core/site/routes.ts'

const load = () => import('./skeleton.tsx')
export const Skeleton = lazyPart(async () => (await load()).Skeleton)

/**
 * The shapes are fetched after the first page, so that they are there when one has to wait; and what
 * stands for a page that did not come: without a connection the picture could not come either.
 */
const fetchShapes = () => {
  void load().catch(() => null)
  new Image().src = '/home/bar.webp'
}

/** The next page is awaited from its top. */
const useTop = (isWaiting: boolean) => {
  useLayoutEffect(() => {
    if (isWaiting) window.scrollTo(0, 0)
  }, [isWaiting])
}

type Props = { awaited: RouteName | null; children: ReactNode }

/** The page, or the shape of the one that is awaited; the page itself is hidden and keeps its state. */
export const Waiting = ({ awaited, children }: Props) => {
  const { t } = useTranslation()
  useAtLeisure(fetchShapes)
  useTop(awaited !== null)
  return (
    <>
      <p className="visually-hidden" aria-live="polite">
        {awaited && t('states.loading')}
      </p>
      {awaited && (
        <Suspense>
          <Skeleton name={awaited} />
        </Suspense>
      )}
      <div data-outlet="" hidden={awaited !== null}>
        {children}
      </div>
    </>
  )
}
