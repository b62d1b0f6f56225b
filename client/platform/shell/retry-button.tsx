import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { Button } from '#client/ui/button.tsx'
import { useOnline } from '#client/ui/online.ts'

type Props = { retry: () => void; isTrying: boolean }

/**
 * Loads again what failed to load. Without a connection it says instead that this happens by itself
 * later, as every query does when the connection is back.
 */
export const RetryButton = ({ retry, isTrying }: Props) => {
  const { t } = useTranslation()
  if (!useOnline()) return <p>{t('states.offlineText')}</p>
  return (
    <Button variant="default" loading={isTrying} onClick={retry}>
      {t('action.retry')}
    </Button>
  )
}
