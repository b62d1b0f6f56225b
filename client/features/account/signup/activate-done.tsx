import { useSettings, useUser } from '#client/platform/api/hooks.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths.ts'
import { Link } from '#client/platform/router/link.tsx'
import { Button } from '#client/ui/button.tsx'
import { Empty } from '#client/ui/states.tsx'
import { FREE_CONVERSATIONS } from '#core/chat/rules.ts'

export const Component = () => {
  const { t } = useTranslation()
  const user = useUser()
  const { signup_credits } = useSettings()
  const conversations = t('activate.conversations', { count: FREE_CONVERSATIONS })
  const can = t('activate.doneText', { conversations })
  return (
    <Empty
      title={t('activate.doneTitle')}
      text={signup_credits > 0 ? `${can} ${t('activate.doneGift')}` : can}
      place="dusk"
      whole
    >
      {user && (
        <p>
          <strong>
            {t('activate.doneCredits', { credits: t('credits', { count: user.credits }) })}
          </strong>
        </p>
      )}
      <Button component={Link} to={user ? paths.completeSignup() : paths.login()}>
        {user ? t('activate.doneProfile') : t('nav.login')}
      </Button>
      {user && (
        <Button component={Link} to={paths.members()} variant="subtle">
          {t('activate.doneGo')}
        </Button>
      )}
    </Empty>
  )
}
