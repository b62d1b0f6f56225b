import { useMutation } from '@tanstack/react-query'
import { useActionKey } from '#client/platform/api/action-key.ts'
import { call } from '#client/platform/api/call.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useWords } from '#client/platform/i18n/words.ts'
import { paths } from '#client/platform/paths.ts'
import { useNavigate } from '#client/platform/router/hooks.ts'
import { deviceStorage, SIGNUP_DRAFT, storeJson } from '#client/platform/storage.ts'
import { Button } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/states.tsx'
import { emptySignup } from './signup-form.ts'

/**
 * The owner of the mailbox, who did not sign up or lost the password, closes what was signed up there
 * and fills in a form of their own (ACC-33).
 */
export const StartAgain = ({ token }: { token: string }) => {
  const { t } = useTranslation()
  const { of } = useWords()
  const navigate = useNavigate()
  const keyOf = useActionKey()
  const { isPending, isError, error, mutate } = useMutation({
    mutationFn: () =>
      call('DELETE /api/activation.php', { body: { token }, idempotencyKey: keyOf({ token }) }),
    onSuccess: async ({ email }) => {
      const { password: _, ...draft } = emptySignup
      storeJson(deviceStorage, SIGNUP_DRAFT, { ...draft, email })
      await navigate(paths.signup(), { replace: true })
    },
  })
  return (
    <>
      <h1>{t('activate.startAgainTitle')}</h1>
      <p>{t('activate.startAgainText')}</p>
      {isError && <Notice tone="bad">{of(error)}</Notice>}
      <Button size="lg" loading={isPending} onClick={() => mutate()}>
        {t('activate.startAgainSubmit')}
      </Button>
    </>
  )
}
