import { logOut } from '#client/platform/api/session.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useWords } from '#client/platform/i18n/words.ts'
import { paths } from '#client/platform/paths.ts'
import { useNavigate } from '#client/platform/router/hooks.ts'
import { deviceStorage, keysUnder, outboxPrefix } from '#client/platform/storage.ts'
import { ask, type Question } from '#client/ui/ask.ts'
import { showMessage } from '#client/ui/toasts.ts'
import type { User } from '#core/contract/shapes.ts'

/** Logs out and goes to the root; asks first when messages still wait to be sent. */
export const useLogout = (user: User) => {
  const { t } = useTranslation()
  const { of } = useWords()
  const navigate = useNavigate()
  return async () => {
    const waiting = keysUnder(deviceStorage, outboxPrefix(user.id)).length
    const asked = {
      question: t('around.unsent', { count: waiting }),
      yes: t('around.logout'),
      no: t('around.cancel'),
    } satisfies Question
    if (waiting > 0 && !(await ask(asked))) return
    try {
      await logOut(user.id)
      await navigate(paths.index())
    } catch (error) {
      void showMessage(of(error))
    }
  }
}
