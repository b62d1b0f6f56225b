import { useSettings, useUser } from '#client/platform/api/hooks.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { Empty } from '#client/ui/states.tsx'
import { isConfirmed } from '#core/account/selectors.ts'
import { FREE_CONVERSATIONS } from '#core/chat/rules.ts'
import type { User } from '#core/contract/shapes.ts'
import { AfterActivation } from './after-activation.tsx'

/** Opening this address does not activate an account. */
const NotActive = ({ user }: { user: User | null }) => {
  const { t } = useTranslation()
  if (user) {
    const text = t('around.confirmText', { email: user.email })
    return <Empty title={t('around.confirm')} text={text} place="dusk" whole />
  }
  return (
    <Empty title={t('login.next')} place="dusk" whole>
      <AfterActivation />
    </Empty>
  )
}

export const Component = () => {
  const { t } = useTranslation()
  const user = useUser()
  const { signup_credits } = useSettings()
  const conversations = t('activate.conversations', { count: FREE_CONVERSATIONS })
  if (!user || !isConfirmed(user.lifecycle)) return <NotActive user={user} />
  const isGiven = signup_credits > 0 && user.credits > 0
  const can = t('activate.doneText', { conversations })
  return (
    <Empty
      title={t('activate.doneTitle')}
      text={isGiven ? `${can} ${t('activate.doneGift')}` : can}
      place="dusk"
      whole
    >
      <p>
        <strong>
          {t('activate.doneCredits', { credits: t('credits', { count: user.credits }) })}
        </strong>
      </p>
      <AfterActivation />
    </Empty>
  )
}
