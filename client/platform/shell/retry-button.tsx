import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { Button } from '#client/ui/button.tsx'
import { useOnline, useWhenOnline } from '#client/ui/online.ts'

type Props = {
  retry: () => void
  isTrying?: boolean
  /** It is the one next thing on its page. */
  isMain?: boolean
  /** What it does, where that is not to try again. */
  words?: string
}

/**
 * Loads again what failed to load. Without a connection it says instead that this happens by itself
 * later, and does it as soon as the connection is back.
 */
export const RetryButton = ({ retry, isTrying = false, isMain = false, words }: Props) => {
  const { t } = useTranslation()
  useWhenOnline(retry)
  if (!useOnline()) return <p>{t('states.offlineText')}</p>
  return (
    <Button variant={isMain ? 'filled' : 'default'} loading={isTrying} onClick={retry}>
      {words ?? t('action.retry')}
    </Button>
  )
}
