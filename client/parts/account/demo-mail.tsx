import { useSettings } from '#client/platform/api/hooks.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths.ts'
import { Button } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/states.tsx'

/** In a demo: where a mail can be read that has just been sent. */
export const DemoMail = () => {
  const { t } = useTranslation()
  const { demo } = useSettings()
  if (!demo) return null
  return (
    <Notice>
      <p>{t('site.demo')}</p>
      <Button component="a" variant="default" href={paths.mailbox()}>
        {t('site.mailbox')}
      </Button>
    </Notice>
  )
}
