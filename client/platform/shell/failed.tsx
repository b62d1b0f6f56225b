import type { ReactNode } from 'react'
import { Refused, Unreachable } from '#client/platform/api/call-errors.ts'
import { isFromDevice } from '#client/platform/api/from-device.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useWords } from '#client/platform/i18n/words.ts'
import { Button } from '#client/ui/button.tsx'
import { useOnline, useWhenOnline } from '#client/ui/online.ts'
import { Empty } from '#client/ui/states.tsx'

type FailedProps = {
  error: unknown
  retry?: () => void
  isTrying?: boolean
  /** Said of the error below its words. */
  text?: string | undefined
  whole?: boolean
  /** Another way on. */
  children?: ReactNode
}

/**
 * Something could not be loaded. Without a connection that is what it says, and it tries again by
 * itself as soon as there is one: a button would do nothing until then.
 */
export const Failed = ({ error, retry, isTrying = false, children, ...rest }: FailedProps) => {
  const { t } = useTranslation()
  const { of } = useWords()
  const isUnanswered = error instanceof Unreachable && error.status === null
  const isConnected = useOnline()
  const isAnswered = isConnected && !(isFromDevice() && isUnanswered)
  const isOffline = !isAnswered && !(error instanceof Refused)
  useWhenOnline(retry)
  const title = error instanceof Error ? of(error) : t('error.page')
  const shown = isOffline
    ? { title: t('states.offline'), text: t('states.offlineText') }
    : { title, text: rest.text }
  return (
    <div role="alert">
      <Empty {...shown} whole={rest.whole ?? false} place="bar" off>
        {retry && isConnected && (
          <Button loading={isTrying} onClick={retry}>
            {t('action.retry')}
          </Button>
        )}
        {children}
      </Empty>
    </div>
  )
}
