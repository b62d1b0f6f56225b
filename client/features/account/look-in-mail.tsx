import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useSettings } from '#client/api/hooks.ts'
import { paths } from '#client/paths.ts'
import { Notice } from '#client/ui/states.tsx'

/** After sign-up: it says the same for known and unknown addresses; the mail tells. */
export const LookInMail = ({ email, onAgain }: { email: string; onAgain: () => void }) => {
  const { t } = useTranslation()
  const { demo } = useSettings()
  return (
    <>
      <p role="status">{t('signupSteps.mailText', { email })}</p>
      <p>{t('signupSteps.mailSlow')}</p>
      {demo && (
        <Notice>
          <p>{t('site.demo')}</p>
          <Button component="a" href={paths.mailbox()}>
            {t('site.mailbox')}
          </Button>
        </Notice>
      )}
      <Button variant="default" onClick={onAgain}>
        {t('signupSteps.again')}
      </Button>
    </>
  )
}
