import { useLocation } from 'react-router'
import { useSettings, useSignupsOpen } from '#client/platform/api/hooks.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useWords } from '#client/platform/i18n/words.ts'
import { paths } from '#client/platform/paths.ts'
import { Link } from '#client/platform/router/link.tsx'
import { Button } from '#client/ui/button.tsx'
import { Empty } from '#client/ui/states.tsx'
import { PageTitle } from './document-title.tsx'
import { WayHome } from './way-home.tsx'

/** The page, or the subject it is about, does not exist (ERR-02). */
export const NotFound = () => {
  const { t } = useTranslation()
  const { name } = useSettings()
  return (
    <Empty
      title={t('error.nobody')}
      text={`${t('error.notFound')} ${t('error.notFoundText')}`}
      place="street"
      whole
    >
      <Button component="a" href={paths.index()}>
        {t('error.home')}
      </Button>
      <Button component={Link} to={paths.members()} variant="subtle">
        {t('error.members')}
      </Button>
      <PageTitle text={`${t('error.nobody')} | ${name}`} />
    </Empty>
  )
}

/** A visitor asked for what only members see. */
export const LoginFirst = ({ error }: { error: unknown }) => {
  const { t } = useTranslation()
  const { of } = useWords()
  const { pathname, search } = useLocation()
  const canSignUp = useSignupsOpen()
  return (
    <div role="alert">
      <Empty title={of(error)} place="evening" whole>
        <Button component={Link} to={paths.login(`${pathname}${search}`)}>
          {t('nav.login')}
        </Button>
        {canSignUp && (
          <Button component={Link} to={paths.signup()} variant="default">
            {t('nav.signup')}
          </Button>
        )}
        <WayHome />
      </Empty>
    </div>
  )
}
