import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { pageOfRoute, pageQuery } from '#client/parts/site/page-query.ts'
import { queryClient } from '#client/platform/api/client.ts'
import { useSettings } from '#client/platform/api/hooks.ts'
import { useFormat } from '#client/platform/i18n/format.ts'
import { i18n } from '#client/platform/i18n/i18n.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { laterPaths } from '#client/platform/later-paths.ts'
import type { LoaderArgs } from '#client/platform/router/page-route.ts'
import { Failed } from '#client/platform/shell/failed.tsx'
import { PlainButton } from '#client/ui/button.tsx'
import { isLanguage, type Language } from '#core/kernel/languages.ts'
import type { Clause as ClauseText, StaticPage } from '#core/site/pages/views.ts'
import { routeOf } from '#core/site/routes.ts'
import { ClauseBody, LineOf } from './clause.tsx'
import styles from './static-page.module.css'

const languageOf = (name: string): Language => (isLanguage(name) ? name : 'nl')

const pageAt = (pathname: string) => pageOfRoute(routeOf(pathname)) ?? 'terms'

export const loader = ({ request }: LoaderArgs) =>
  queryClient.ensureQueryData(
    pageQuery(pageAt(new URL(request.url).pathname), languageOf(i18n.language)),
  )

const Clause = ({ clause, number }: { clause: ClauseText; number: number | null }) => {
  const { t } = useTranslation()
  return (
    <section id={clause.id} className={styles.clause} aria-labelledby={`${clause.id}-title`}>
      <h2 id={`${clause.id}-title`}>
        {number !== null && <span className={styles.number}>{number} </span>}
        {clause.title}
      </h2>
      {clause.summary && (
        <p className={styles.summary}>
          <span className={styles.inShort}>{t('pages.inShort')}</span>
          <LineOf line={clause.summary} />
        </p>
      )}
      <div className={styles.body}>
        <ClauseBody blocks={clause.blocks} number={number} />
      </div>
    </section>
  )
}

const Contents = ({ page }: { page: StaticPage }) => {
  const { t } = useTranslation()
  return (
    <nav className={styles.contents} aria-label={t('pages.contents')}>
      <ol>
        {page.clauses.map(({ id, title }, nth) => (
          <li key={id}>
            <a href={`#${id}`}>
              {page.numbered && <span className={styles.number}>{nth + 1}</span>}
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

const Actions = () => {
  const { t } = useTranslation()
  const { support_email: email } = useSettings()
  return (
    <div className={styles.actions}>
      <PlainButton onClick={() => window.print()}>{t('pages.print')}</PlainButton>
      <a href={`mailto:${email}`}>{t('pages.ask')}</a>
      <a href={laterPaths.complaints()}>{t('site.complaints')}</a>
    </div>
  )
}

/** Terms, privacy and the like (LND-04): each clause with what it comes to beside it. */
export const Component = () => {
  const { pathname } = useLocation()
  const { t, i18n: spoken } = useTranslation()
  const { date } = useFormat()
  const { data: page, ...asked } = useQuery(
    pageQuery(pageAt(pathname), languageOf(spoken.language)),
  )
  if (!page) {
    const { error, refetch, isFetching } = asked
    return error && <Failed error={error} retry={refetch} isTrying={isFetching} whole />
  }
  return (
    <article className={styles.page} lang={page.language} data-numbered={page.numbered}>
      <header className={styles.head}>
        <h1>{page.title}</h1>
        <p>{page.lead}</p>
        <p className={styles.since}>{t('pages.since', { date: date(page.valid_from) })}</p>
      </header>
      <aside className={styles.aside}>
        <Contents page={page} />
        <Actions />
      </aside>
      <div className={styles.clauses}>
        {page.clauses.map((clause, nth) => (
          <Clause key={clause.id} clause={clause} number={page.numbered ? nth + 1 : null} />
        ))}
      </div>
    </article>
  )
}
