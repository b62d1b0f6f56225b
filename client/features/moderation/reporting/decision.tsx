import { useQuery } from '@tanstack/react-query'
import { isOver } from '#client/parts/account/link-over.ts'
import { call } from '#client/platform/api/call.ts'
import { queryClient } from '#client/platform/api/client.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useWords } from '#client/platform/i18n/words.ts'
import { paths } from '#client/platform/paths.ts'
import { productNow } from '#client/platform/product-clock.ts'
import { Link } from '#client/platform/router/link.tsx'
import { useSearchParams } from '#client/platform/router/search-params.ts'
import { RetryButton } from '#client/platform/shell/retry-button.tsx'
import { Button } from '#client/ui/button.tsx'
import layout from '#client/ui/layout.module.css'
import { Page } from '#client/ui/page.tsx'
import { FormSkeleton } from '#client/ui/skeletons.tsx'
import { Notice } from '#client/ui/states.tsx'
import type { Answer } from '#core/contract/contract.ts'
import type { StatementView } from '#core/moderation/reporting/contract.ts'
import { objectionTo } from '#core/moderation/reporting/objection.ts'
import { isUndelivered, keepsOut } from '#core/moderation/selectors.ts'
import { LeaveSuspended } from './leave-suspended.tsx'
import { loadSafetyTexts } from './safety-loaded.ts'
import { Statement } from './statement.tsx'

export const loader = () => loadSafetyTexts()

const keyOfLink = (token: string) => ['decision-by-link', token]

const useLinked = (token: string) =>
  useQuery({
    queryKey: keyOfLink(token),
    queryFn: () => call('POST /api/decision.php', { body: { token } }),
    gcTime: 0,
  })

type LinkedProps = Answer<'POST /api/decision.php'> & { token: string }

/** The page begins with what holds today: an overturned decision does so no longer. */
const Overturned = (answer: StatementView) => {
  const { t } = useTranslation('safety')
  const { t: inGeneral } = useTranslation()
  return (
    <>
      <h1>{t('decision.overturned')}</h1>
      <p>{t(isUndelivered(answer) ? 'undelivered' : 'means.overturned')}</p>
      <Button component={Link} to={paths.login()}>
        {inGeneral('nav.login')}
      </Button>
    </>
  )
}

const Linked = ({ token, statement, answer, account }: LinkedProps) => {
  const { t } = useTranslation('safety')
  const object = async (words: string, idempotencyKey: string) => {
    await call('POST /api/appeal.php?link=1', { body: { token, words }, idempotencyKey })
    await queryClient.invalidateQueries({ queryKey: keyOfLink(token) })
  }
  return (
    <>
      {answer?.decision === 'overturned' ? <Overturned {...answer} /> : <h1>{t('link.title')}</h1>}
      {keepsOut(statement) && <p className={layout.dimmed}>{t('link.lead')}</p>}
      <Statement
        statement={statement}
        objection={objectionTo(statement, answer ? [answer] : [], productNow())}
        waiting={t('about.byLink')}
        object={object}
        isAlone
      />
      {account && <LeaveSuspended token={token} account={account} />}
    </>
  )
}

type FailedProps = { error: unknown; isTrying: boolean; onRetry: () => void }

const Failed = ({ error, isTrying, onRetry }: FailedProps) => {
  const { t: inGeneral } = useTranslation()
  const { t } = useTranslation('safety')
  const { of } = useWords()
  if (isOver(error)) {
    return (
      <>
        <h1>{t('link.over')}</h1>
        <p>{t('link.overText')}</p>
        <Button component={Link} to={paths.index()} variant="default">
          {inGeneral('error.home')}
        </Button>
      </>
    )
  }
  return (
    <>
      <h1>{t('link.title')}</h1>
      <Notice tone="bad">{of(error)}</Notice>
      <RetryButton isMain isTrying={isTrying} retry={onRetry} />
    </>
  )
}

/** The statement that a mailed link leads to, for who cannot log in: why, and how to object (MOD-01). */
export const Component = () => {
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  const { data, isPending, isFetching, error, refetch } = useLinked(token)
  if (isPending) return <FormSkeleton />
  return (
    <Page width="narrow">
      {data ? (
        <Linked token={token} {...data} />
      ) : (
        <Failed error={error} isTrying={isFetching} onRetry={() => void refetch()} />
      )}
    </Page>
  )
}
