import { queryOptions, useMutation, useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useActionKey } from '#client/platform/api/action-key.ts'
import { call } from '#client/platform/api/call.ts'
import { queryClient } from '#client/platform/api/client.ts'
import { useSettings } from '#client/platform/api/hooks.ts'
import { userQuery } from '#client/platform/api/user-query.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useWords } from '#client/platform/i18n/words.ts'
import { paths, safeNext } from '#client/platform/paths.ts'
import { Link } from '#client/platform/router/link.tsx'
import { Button } from '#client/ui/button.tsx'
import { CheckIcon } from '#client/ui/icons.tsx'
import layout from '#client/ui/layout.module.css'
import { Page } from '#client/ui/page.tsx'
import { Notice } from '#client/ui/states.tsx'
import { TaskHead } from '#client/ui/task-head.tsx'
import type { AgeOutcome } from '#core/account/age/values.ts'
import styles from './age-proof.module.css'

/** The page does not ask again what its loader has just asked. */
const SOON_MS = 10_000

/** Whoever can tell is asked as the page opens: also of who comes back from there. */
const ageQuery = queryOptions({
  queryKey: ['age-proof'],
  queryFn: async ({ signal }): Promise<AgeOutcome | null> => {
    const { proof } = await call('PUT /api/age-proof.php', { body: {}, signal })
    const outcome = proof?.outcome ?? null
    queryClient.setQueryData(userQuery.queryKey, (user) =>
      user && outcome ? { ...user, age_proof: outcome } : user,
    )
    return outcome
  },
  staleTime: SOON_MS,
})

export const loader = () => queryClient.fetchQuery({ ...ageQuery, staleTime: 0 })

const useNext = () =>
  safeNext(new URLSearchParams(useLocation().search).get('next')) ?? paths.chats()

const GoOn = () => {
  const { t } = useTranslation()
  return (
    <Button component={Link} size="lg" to={useNext()}>
      {t('age.back')}
    </Button>
  )
}

const Ask = () => {
  const { t } = useTranslation()
  const { of } = useWords()
  const keyOf = useActionKey()
  const next = useNext()
  const start = useMutation({
    mutationFn: () => {
      const body = { next }
      return call('POST /api/age-proof.php', { body, idempotencyKey: keyOf(body) })
    },
    onSuccess: ({ page }) => window.location.assign(page),
  })
  return (
    <>
      <p className={styles.lead}>{t('age.lead')}</p>
      <p>{t('age.text')}</p>
      <p className={`${layout.surface} ${styles.kept}`}>
        <CheckIcon size={20} />
        {t('age.kept')}
      </p>
      {start.isError && <Notice tone="bad">{of(start.error)}</Notice>}
      <Button size="lg" loading={start.isPending || start.isSuccess} onClick={() => start.mutate()}>
        {t('age.start')}
      </Button>
      <p className={`${layout.dimmed} ${layout.small}`}>{t('age.draft')}</p>
    </>
  )
}

const Refused = () => {
  const { t } = useTranslation()
  const { support_email: email } = useSettings()
  return (
    <>
      <p className={styles.lead}>{t('age.minor')}</p>
      <p>{t('age.minorText')}</p>
      <p>{t('age.object')}</p>
      <Button component="a" variant="default" href={`mailto:${email}`}>
        {t('age.write', { email })}
      </Button>
    </>
  )
}

const Settled = ({ title, text }: { title: string; text: string }) => (
  <>
    <p className={styles.lead} role="status">
      {title}
    </p>
    <p>{text}</p>
    <GoOn />
  </>
)

/** Where a member proves to be 18 or older, and hears what came of it (MOD-08). */
export const Component = () => {
  const { t } = useTranslation()
  const { age_proof: mode } = useSettings()
  const outcome = useSuspenseQuery(ageQuery).data
  const states: Record<AgeOutcome | 'ask' | 'none', () => ReactNode> = {
    adult: () => <Settled title={t('age.adult')} text={t('age.adultText')} />,
    minor: () => <Refused />,
    ask: () => <Ask />,
    none: () => <Settled title={t('age.none')} text={t('age.noneText')} />,
  }
  const isAsked = mode === 'before_chat'
  return (
    <Page width="narrow">
      <TaskHead title={t('age.title')} to={useNext()} back={t('nav.back')} />
      <div className={styles.stack}>{states[outcome ?? (isAsked ? 'ask' : 'none')]()}</div>
    </Page>
  )
}
