import { useResend } from '#client/parts/account/use-resend.ts'
import { useSettings, useUser } from '#client/platform/api/hooks.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useWords } from '#client/platform/i18n/words.ts'
import { paths } from '#client/platform/paths.ts'
import { Link } from '#client/platform/router/link.tsx'
import { Button } from '#client/ui/button.tsx'
import { ScenePage } from '#client/ui/scene.tsx'
import { Notice } from '#client/ui/states.tsx'

const ResendButton = () => {
  const { t } = useTranslation()
  const { of } = useWords()
  const resend = useResend()
  if (resend.isSuccess) return <Notice tone="good">{t('activate.resent')}</Notice>
  return (
    <>
      <Button wide loading={resend.isPending} onClick={() => resend.mutate()}>
        {t('activate.resend')}
      </Button>
      {resend.isError && <Notice tone="bad">{of(resend.error)}</Notice>}
    </>
  )
}

export const Component = () => {
  const { t } = useTranslation()
  const user = useUser()
  const { support_email: email } = useSettings()
  return (
    <ScenePage name="bar" size="form">
      <h1>{t('activate.errorTitle')}</h1>
      <p>{t('activate.errorText')}</p>
      {user ? (
        <ResendButton />
      ) : (
        <>
          <p>{t('activate.loginFirst')}</p>
          <Button wide component={Link} to={paths.login(paths.activateError())}>
            {t('nav.login')}
          </Button>
        </>
      )}
      <p>
        <a href={`mailto:${email}`}>{t('activate.support', { email })}</a>
      </p>
    </ScenePage>
  )
}
