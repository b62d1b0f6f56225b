import { useUser } from '#client/platform/api/hooks.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths.ts'
import { Link } from '#client/platform/router/link.tsx'
import { Button } from '#client/ui/button.tsx'

/** Where an active account goes on: to its profile, by way of the login page where it has to. */
export const AfterActivation = () => {
  const { t } = useTranslation()
  const user = useUser()
  const profile = paths.completeSignup()
  return (
    <>
      <Button component={Link} to={user ? profile : paths.login(profile)}>
        {user ? t('activate.doneProfile') : t('nav.login')}
      </Button>
      {user && (
        <Button component={Link} to={paths.members()} variant="subtle">
          {t('activate.doneGo')}
        </Button>
      )}
    </>
  )
}
