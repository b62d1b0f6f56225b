import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths.ts'
import { Button } from '#client/ui/button.tsx'

export const WayHome = () => {
  const { t } = useTranslation()
  return (
    <Button component="a" href={paths.index()} variant="subtle">
      {t('error.home')}
    </Button>
  )
}
