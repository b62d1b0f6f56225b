import { useMutation, useQuery } from '@tanstack/react-query'
import { isOver } from '#client/parts/account/link-over.ts'
import { useActionKey } from '#client/platform/api/action-key.ts'
import { call } from '#client/platform/api/call.ts'
import { queryClient } from '#client/platform/api/client.ts'
import { userQuery } from '#client/platform/api/user-query.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useWords } from '#client/platform/i18n/words.ts'
import { paths } from '#client/platform/paths.ts'
import { Link } from '#client/platform/router/link.tsx'
import { useSearchParams } from '#client/platform/router/search-params.ts'
import { RetryButton } from '#client/platform/shell/retry-button.tsx'
import { Button } from '#client/ui/button.tsx'
import { Page } from '#client/ui/page.tsx'
import { FormSkeleton } from '#client/ui/skeletons.tsx'
import { Notice } from '#client/ui/states.tsx'
import { TaskHead } from '#client/ui/task-head.tsx'
import type { LinkedOrder, Withdrawable } from '#core/payment/withdrawal/contract.ts'
import { LookFirst } from './look.tsx'
import { useSteps } from './steps.tsx'
import { ConfirmWithdrawal, NoWithdrawal, WithdrawalReceived } from './withdrawal-parts.tsx'

const keyOfLink = (token: string) => ['withdrawal-by-link', token]

/** What is unused changes with every message: it is asked anew whenever one comes back to it. */
const useLinked = (token: string) =>
  useQuery({
    queryKey: keyOfLink(token),
    queryFn: () => call('POST /api/withdrawal.php?look=1', { body: { token } }),
    staleTime: ({ state }) => (state.data?.withdrawal ? Number.POSITIVE_INFINITY : 0),
    gcTime: 0,
  })

/** Whoever is logged in here may be the buyer. */
const useWithdrawal = (token: string, credits: number) => {
  const keyOf = useActionKey()
  const queryKey = keyOfLink(token)
  return useMutation({
    mutationFn: () => {
      const body = { token, credits }
      return call('PUT /api/withdrawal.php', { body, idempotencyKey: keyOf(body) })
    },
    onSuccess: (linked) => {
      queryClient.setQueryData(queryKey, linked)
      return queryClient.invalidateQueries({ queryKey: userQuery.queryKey })
    },
    onError: () => queryClient.invalidateQueries({ queryKey }),
  })
}

const OpenOrder = ({ token, linked, open }: OpenedWithdrawal & { open: Withdrawable }) => {
  const { t } = useTranslation()
  const { isSure, first, second } = useSteps()
  const confirm = useWithdrawal(token, open.unused)
  return isSure ? (
    <>
      <TaskHead title={t('withdrawal.short')} to={first} back={t('shop.back')} isBack />
      <ConfirmWithdrawal
        ordered={linked}
        open={open}
        proof={t('withdrawalMail.proof')}
        confirm={confirm}
      />
    </>
  ) : (
    <>
      <TaskHead title={t('withdrawal.short')} to={paths.index()} back={t('error.home')} />
      <LookFirst order={open}>
        <Button component={Link} to={second} size="lg">
          {t('withdrawal.on')}
        </Button>
        <Button component={Link} to={paths.index()} variant="subtle">
          {t('withdrawal.keep')}
        </Button>
      </LookFirst>
    </>
  )
}

type OpenedWithdrawal = { token: string; linked: LinkedOrder }

const Linked = ({ token, linked }: OpenedWithdrawal) => {
  const { t } = useTranslation()
  const { open, withdrawal } = linked
  if (withdrawal) {
    const mailed = t('withdrawalMail.mailed')
    return <WithdrawalReceived ordered={linked} withdrawal={withdrawal} mailed={mailed} />
  }
  return open && open.back.minor > 0 ? (
    <OpenOrder token={token} linked={linked} open={open} />
  ) : (
    <>
      <NoWithdrawal open={open} />
      <Button component={Link} to={paths.index()} variant="default">
        {t('error.home')}
      </Button>
    </>
  )
}

type FailedProps = { error: unknown; isTrying: boolean; onRetry: () => void }

const Failed = ({ error, isTrying, onRetry }: FailedProps) => {
  const { t } = useTranslation()
  const { of } = useWords()
  return (
    <>
      <h1>{t('withdrawal.title')}</h1>
      <Notice tone="bad">{of(error)}</Notice>
      {isOver(error) ? (
        <>
          <p>{t('withdrawalMail.over')}</p>
          <Button component={Link} to={paths.withdrawByMail()}>
            {t('withdrawalMail.newMail')}
          </Button>
        </>
      ) : (
        <RetryButton isMain isTrying={isTrying} retry={onRetry} />
      )}
    </>
  )
}

/** What the link of the mail opens: the sums of now, whether one is sure, and the receipt (PAY-13). */
export const Component = () => {
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  const { data, isPending, isFetching, error, refetch } = useLinked(token)
  if (isPending) return <FormSkeleton />
  const isGone = isOver(error) && !data?.withdrawal
  return (
    <Page width="narrow">
      {data && !isGone ? (
        <Linked token={token} linked={data} />
      ) : (
        <Failed error={error} isTrying={isFetching} onRetry={() => void refetch()} />
      )}
    </Page>
  )
}
