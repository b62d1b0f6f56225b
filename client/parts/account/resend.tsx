import { useResend } from '#client/parts/account/use-resend.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useWords } from '#client/platform/i18n/words.ts'
import { paths } from '#client/platform/paths.ts'
import { Link } from '#client/platform/router/link.tsx'
import { Button } from '#client/ui/button.tsx'
import type { User } from '#core/contract/shapes.ts'
import styles from './resend.module.css'

/** Asks for the mail again, to the address that it went to, or leads to where that is corrected. */
export const Resend = ({ user }: { user: User }) => {
  const { t } = useTranslation()
  const { of } = useWords()
  const { mutate, isPending, isSuccess, isError, error } = useResend(user)
  return (
    <>
      <div className={styles.ways}>
        {isSuccess ? (
          <p role="status">{t('activate.resent')}</p>
        ) : (
          <Button variant="default" size="sm" tall loading={isPending} onClick={() => mutate()}>
            {t('activate.resend')}
          </Button>
        )}
        <Link to={paths.changeEmail()}>{t('mailChange.correct')}</Link>
      </div>
      {isError && <p role="alert">{of(error)}</p>}
    </>
  )
}
