import type { UseSuspenseInfiniteQueryResult } from '@tanstack/react-query'
import { useFormat } from '#client/platform/i18n/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useWords } from '#client/platform/i18n/words.ts'
import { RetryButton } from '#client/platform/shell/retry-button.tsx'
import { Button } from '#client/ui/button.tsx'
import layout from '#client/ui/layout.module.css'
import { Notice } from '#client/ui/states.tsx'
import styles from './more-members.module.css'
import { useTotals } from './totals.ts'

/** The next page is asked for this long before its end comes into view. */
const PREFETCH_MARGIN = '1200px 0px'
/** So many pages come by themselves; then the end of the page can be reached, and a button goes on. */
const BY_ITSELF = 3

const whenNear = (load: () => void) => (end: HTMLElement | null) => {
  if (!end || !('IntersectionObserver' in window)) return undefined
  const observer = new IntersectionObserver(([at]) => at?.isIntersecting && load(), {
    rootMargin: PREFETCH_MARGIN,
  })
  observer.observe(end)
  return () => observer.disconnect()
}

type Found = Pick<
  UseSuspenseInfiniteQueryResult<{ pages: unknown[] }>,
  'data' | 'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage' | 'error'
>

/**
 * Appends the first pages by themselves near the end. The button does it for those who come by
 * keyboard, for all further pages, and again after a failure, which is repeated by itself only when
 * a lost connection is back.
 */
export const MoreMembers = ({
  found,
  shown,
  total,
}: {
  found: Found
  shown: number
  total: number
}) => {
  const { t } = useTranslation()
  const { number } = useFormat()
  const { of } = useWords()
  const { total: words } = useTotals()
  if (!found.hasNextPage) return null
  const { isFetchingNextPage: isLoading, isFetchNextPageError: hasFailed } = found
  const load = () => void found.fetchNextPage()
  const comesByItself = !isLoading && !hasFailed && found.data.pages.length < BY_ITSELF
  return (
    <div ref={whenNear(() => comesByItself && load())} className={styles.more}>
      {hasFailed && <Notice tone="bad">{of(found.error)}</Notice>}
      <p className={layout.dimmed}>
        {t('members.more_count', { shown: number(shown), total: words(total) })}
      </p>
      {hasFailed ? (
        <RetryButton isTrying={isLoading} retry={load} />
      ) : (
        <Button variant="default" loading={isLoading} onClick={load}>
          {t('members.more')}
        </Button>
      )}
    </div>
  )
}
