import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useSettings } from '#client/api/hooks.ts'
import { paths } from '#client/paths.ts'
import layout from '#client/ui/layout.module.css'
import { Page } from '#client/ui/page.tsx'
import { Notice } from '#client/ui/states.tsx'

/** After sign-up: it says the same for known and unknown addresses; the mail tells. */
export const LookInMail = ({ email, onAgain }: { email: string; onAgain: () => void }) => {
  const { t } = useTranslation()
  const { demo } = useSettings()
  return (
    <Page width="narrow">
      <div role="status" className={layout.stack}>
        <h1>{t('signup.mailTitle')}</h1>
        <p>{t('signup.mailText', { email })}</p>
      </div>
      <p>{t('signup.mailSlow')}</p>
      {demo && (
        <Notice>
          <p>{t('site.demo')}</p>
          <Button component="a" href={paths.mailbox()}>
            {t('site.mailbox')}
          </Button>
        </Notice>
      )}
      <Button variant="default" onClick={onAgain}>
        {t('signup.again')}
      </Button>
    </Page>
  )
}
