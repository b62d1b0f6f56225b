import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths.ts'
import { Link } from '#client/platform/router/link.tsx'
import { leaveSignup } from './signup-kept.ts'

/** For who has an account already: sign-up closes when they are sent to login (SGN-04). */
export const SignupLogin = () => {
  const { t } = useTranslation()
  return (
    <p>
      {t('signup.have')}{' '}
      <Link to={paths.login()} onClick={() => void leaveSignup('login')}>
        {t('nav.login')}
      </Link>
    </p>
  )
}
