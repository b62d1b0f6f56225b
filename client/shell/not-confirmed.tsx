import { useMediaQuery } from '@mantine/hooks'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { useDismissed } from '#client/ui/dismissed.ts'
import { extra } from '#client/ui/extra.ts'
import type { User } from '#core/contract/shapes.ts'
import {
  reminderAs,
  SIGNUP_COMPLETE_FLAG,
  showsAlert,
  waitsForConfirmation,
} from '#core/site/alerts.ts'
import { BREAKPOINTS } from '#core/site/limits.ts'
import { routeOf } from '#core/site/routes.ts'
import { Resend } from './resend.tsx'
import { TopAlert } from './top-alert.tsx'

const ConfirmSheet = extra(async () => (await import('./confirm-sheet.tsx')).ConfirmSheet)

const Alert = ({ user, onDismiss }: { user: User; onDismiss: () => void }) => {
  const { t } = useTranslation()
  const text = t('activate.reminderText', { email: user.email_pending ?? user.email })
  return (
    <TopAlert title={t('activate.reminderTitle')} text={text} onDismiss={onDismiss}>
      <Resend user={user} />
    </TopAlert>
  )
}

/** A phone, as far as a page can tell: too narrow for the layout of tablets. */
const useSmartphone = () =>
  !useMediaQuery(`(min-width: ${BREAKPOINTS.sm}px)`, undefined, { getInitialValueInEffect: false })

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

/**
 * Reminds a member whose address is not confirmed, for as long as it can be, or until dismissed.
 * Who closes it as a modal still has it as an alert.
 */
export const NotConfirmed = ({ user, pathname }: { user: User; pathname: string }) => {
  const { dismissedAt, dismiss } = useDismissed(user.id, 'not-confirmed')
  const { signupComplete, takeAway } = useSignupComplete()
  const smartphone = useSmartphone()
  const concerned = waitsForConfirmation(user)
  const route = routeOf(pathname)
  if (!showsAlert('not-confirmed', { route, concerned, dismissedAt })) return null
  if (reminderAs({ signupComplete, smartphone }) === 'alert') {
    return <Alert user={user} onDismiss={dismiss} />
  }
  return (
    <Suspense>
      <ConfirmSheet user={user} onClose={takeAway} />
    </Suspense>
  )
}
