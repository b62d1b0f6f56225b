import { Suspense, useState } from 'react'
import { useDismissed } from '#client/parts/site/dismissed.ts'
import { loadAllTexts } from '#client/platform/i18n/i18n.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useSearchParams } from '#client/platform/router/search-params.ts'
import { useSmartphone } from '#client/platform/shell/smartphone.ts'
import { TopAlert } from '#client/platform/shell/top-alert.tsx'
import { PlainButton } from '#client/ui/button.tsx'
import { lazyPart } from '#client/ui/lazy-part.ts'
import type { User } from '#core/contract/shapes.ts'
import {
  reminderAs,
  SIGNUP_COMPLETE_FLAG,
  showsAlert,
  waitsForConfirmation,
} from '#core/site/alerts.ts'
import { routeOf } from '#core/site/routes.ts'

const ConfirmSheet = lazyPart(async () => {
  const [sheet] = await Promise.all([
    import('../../platform/shell/confirm-sheet.tsx'),
    loadAllTexts(),
  ])
  return sheet.ConfirmSheet
})

type AlertProps = { user: User; onDismiss: () => void; onAsk: () => void }

const Alert = ({ user, onDismiss, onAsk }: AlertProps) => {
  const { t } = useTranslation()
  const text = t('around.confirmText', { email: user.email_pending ?? user.email })
  return (
    <TopAlert title={t('around.confirm')} text={text} onDismiss={onDismiss}>
      <PlainButton onClick={onAsk}>{t('around.confirmAsk')}</PlainButton>
    </TopAlert>
  )
}

/** Somebody brought the flag of a sign-up; once taken away, the address is as if it never had it. */
const useSignupComplete = () => {
  const [search, setSearch] = useSearchParams()
  const takeAway = () =>
    setSearch(
      (now) => {
        now.delete(SIGNUP_COMPLETE_FLAG)
        return now
      },
      { replace: true, preventScrollReset: true },
    )
  return { signupComplete: search.has(SIGNUP_COMPLETE_FLAG), takeAway }
}

/** Whether a member is reminded: who has not confirmed the address, until dismissed. */
export const useIsReminded = (user: User, pathname: string): boolean => {
  const { dismissedAt } = useDismissed(user.id, 'not-confirmed')
  const concerned = waitsForConfirmation(user)
  return showsAlert('not-confirmed', { route: routeOf(pathname), concerned, dismissedAt })
}

/** Reminds to confirm the address. Who closes it as a modal still has it as an alert. */
export const NotConfirmed = ({ user }: { user: User }) => {
  const { dismiss } = useDismissed(user.id, 'not-confirmed')
  const { signupComplete, takeAway } = useSignupComplete()
  const smartphone = useSmartphone()
  const [isAsking, setAsking] = useState(false)
  const takesScreen = reminderAs({ signupComplete, smartphone }) === 'modal'
  const close = () => (takesScreen ? takeAway() : setAsking(false))
  return (
    <>
      {!takesScreen && <Alert user={user} onDismiss={dismiss} onAsk={() => setAsking(true)} />}
      <Suspense>
        {(takesScreen || isAsking) && <ConfirmSheet user={user} onClose={close} />}
      </Suspense>
    </>
  )
}
