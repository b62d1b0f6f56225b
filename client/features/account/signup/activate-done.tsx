import { useSettings, useUser } from '#client/platform/api/hooks.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { Empty } from '#client/ui/states.tsx'
import { FREE_CONVERSATIONS } from '#core/chat/rules.ts'
import { AfterActivation } from './after-activation.tsx'

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
      <AfterActivation />
    </Empty>
  )
}
