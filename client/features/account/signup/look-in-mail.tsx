import { useMutation } from '@tanstack/react-query'
import { call } from '#client/platform/api/call.ts'
import { useSettings } from '#client/platform/api/hooks.ts'
import { newId } from '#client/platform/api/ids.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useWords } from '#client/platform/i18n/words.ts'
import { paths } from '#client/platform/paths.ts'
import { Button } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/states.tsx'

/** Asks for the mail again; how often one can do that in a day, its refusal says. */
const SendAgain = ({ email }: { email: string }) => {
  const { t } = useTranslation()
  const { of } = useWords()
  const sending = useMutation({
    mutationFn: () =>
      call('POST /api/signup.php?resend=1', { body: { email }, idempotencyKey: newId() }),
  })
  return (
    <>
      <Button variant="default" loading={sending.isPending} onClick={() => sending.mutate()}>
        {t('activate.resend')}
      </Button>
      <p role="status">{sending.isSuccess && t('signupSteps.resent')}</p>
      {sending.isError && <Notice tone="bad">{of(sending.error)}</Notice>}
    </>
  )
}

/** After sign-up: it says the same for known and unknown addresses; the mail tells. */
export const LookInMail = ({ email, onAgain }: { email: string; onAgain: () => void }) => {
  const { t } = useTranslation()
  const { demo } = useSettings()
  return (
    <>
      <p role="status">{t('signupSteps.mailText', { email })}</p>
      <p>{t('signupSteps.mailSlow')}</p>
      {demo && (
        <Notice>
          <p>{t('site.demo')}</p>
          <Button component="a" href={paths.mailbox()}>
            {t('site.mailbox')}
          </Button>
        </Notice>
      )}
      <SendAgain email={email} />
      <Button variant="subtle" onClick={onAgain}>
        {t('signupSteps.again')}
      </Button>
    </>
  )
}
