import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useResend } from '#client/api/resend.ts'
import { useWords } from '#client/i18n/words.ts'

/** Asks for the activation mail again, and says what came of it. */
export const Resend = () => {
  const { t } = useTranslation()
  const { of } = useWords()
  const { mutate, isPending, isSuccess, isError, error } = useResend()
  return (
    <>
      {isSuccess ? (
        <p role="status">{t('activate.resent')}</p>
      ) : (
        <Button variant="default" size="sm" h={44} loading={isPending} onClick={() => mutate()}>
          {t('activate.resend')}
        </Button>
      )}
      {isError && <p role="alert">{of(error)}</p>}
    </>
  )
}
