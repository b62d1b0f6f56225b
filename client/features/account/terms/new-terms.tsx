import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { termsQuery } from '#client/parts/account/terms-query.ts'
import { useActionKey } from '#client/platform/api/action-key.ts'
import { call } from '#client/platform/api/call.ts'
import { queryClient } from '#client/platform/api/client.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useWords } from '#client/platform/i18n/words.ts'
import { laterPaths } from '#client/platform/later-paths.ts'
import { paths } from '#client/platform/paths.ts'
import { Link } from '#client/platform/router/link.tsx'
import { Button } from '#client/ui/button.tsx'
import layout from '#client/ui/layout.module.css'
import { Page } from '#client/ui/page.tsx'
import { Notice } from '#client/ui/states.tsx'
import { TaskHead } from '#client/ui/task-head.tsx'
import type { Answer } from '#core/contract/contract.ts'
import styles from './new-terms.module.css'

type Terms = Answer<'GET /api/terms.php'>

export const loader = () => queryClient.fetchQuery({ ...termsQuery, staleTime: 0 })

/** What is different, each with the way to where it stands; what went stands nowhere. */
const Changes = ({ changes }: { changes: NonNullable<Terms['changes']> }) => {
  const { t } = useTranslation()
  return (
    <section className={styles.news} aria-labelledby="terms-news">
      <h2 id="terms-news">{t('terms.news')}</h2>
      <ul>
        {changes.map(({ id, title, kind }) => (
          <li key={id}>
            {kind === 'gone' ? title : <a href={`${paths.terms()}#${id}`}>{title}</a>}
            <span className={styles.kind}>{t(`terms.${kind}`)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const Refuse = () => {
  const { t } = useTranslation()
  return (
    <section className={styles.refuse} aria-labelledby="terms-refuse">
      <h2 id="terms-refuse">{t('terms.refuse')}</h2>
      <p>{t('terms.refuseText')}</p>
      <ul>
        <li>
          <Link to={paths.withdraw()}>{t('terms.withdraw')}</Link>
        </li>
        <li>
          <Link to={paths.settings()}>{t('terms.data')}</Link>
        </li>
        <li>
          <Link to={laterPaths.leave()}>{t('terms.leave')}</Link>
        </li>
      </ul>
    </section>
  )
}

const useAgree = () => {
  const keyOf = useActionKey()
  return useMutation({
    mutationFn: (version: string) => {
      const body = { version }
      return call('PUT /api/terms.php', { body, idempotencyKey: keyOf(body) })
    },
    onSuccess: (terms) => queryClient.setQueryData(termsQuery.queryKey, terms),
    // They may have changed once more since they were read: then there is something new to see.
    onError: () => queryClient.invalidateQueries({ queryKey: termsQuery.queryKey }),
  })
}

const Ask = ({ terms: { version, changes } }: { terms: Terms }) => {
  const { t } = useTranslation()
  const { of } = useWords()
  const agree = useAgree()
  return (
    <>
      <p className={styles.lead}>{t('terms.lead')}</p>
      {changes === null && <p>{t('terms.unknown')}</p>}
      {changes && changes.length > 0 && <Changes changes={changes} />}
      <a href={paths.terms()} className={styles.all}>
        {t('terms.read')}
      </a>
      {agree.isError && <Notice tone="bad">{of(agree.error)}</Notice>}
      <Button size="lg" loading={agree.isPending} onClick={() => agree.mutate(version)}>
        {t('terms.agree')}
      </Button>
      <Refuse />
    </>
  )
}

const Agreed = () => {
  const { t } = useTranslation()
  return (
    <>
      <p className={styles.lead} role="status">
        {t('terms.agreed')}
      </p>
      <p className={layout.dimmed}>{t('terms.agreedText')}</p>
      <Button component={Link} size="lg" to={paths.members()}>
        {t('terms.onward')}
      </Button>
    </>
  )
}

/** Where a member reads what is different in new terms, and agrees or goes (LND-04). */
export const Component = () => {
  const { t } = useTranslation()
  const terms = useSuspenseQuery(termsQuery).data
  return (
    <Page width="narrow">
      <TaskHead title={t('terms.title')} to={paths.settings()} back={t('around.settings')} isBack />
      <div className={styles.stack}>{terms.due ? <Ask terms={terms} /> : <Agreed />}</div>
    </Page>
  )
}
