import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { safetyQuery } from '#client/parts/moderation/safety-query.ts'
import { call } from '#client/platform/api/call.ts'
import { queryClient } from '#client/platform/api/client.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { laterPaths } from '#client/platform/later-paths.ts'
import { paths } from '#client/platform/paths.ts'
import { productNow } from '#client/platform/product-clock.ts'
import { Link } from '#client/platform/router/link.tsx'
import { Button } from '#client/ui/button.tsx'
import { Page } from '#client/ui/page.tsx'
import { Empty } from '#client/ui/states.tsx'
import { TaskHead } from '#client/ui/task-head.tsx'
import type { StatementView } from '#core/moderation/reporting/contract.ts'
import { objectionTo } from '#core/moderation/reporting/objection.ts'
import { Reports } from './reports.tsx'
import styles from './safety.module.css'
import { loadSafetyTexts, refetchSafety } from './safety-loaded.ts'
import { Statement } from './statement.tsx'

/** It is looked up anew whenever it is opened. */
export const loader = async () => {
  await Promise.all([queryClient.fetchQuery({ ...safetyQuery, staleTime: 0 }), loadSafetyTexts()])
  return null
}

/** What was new when it was seen stays so while the page is open; the server hears that it was read. */
const useRead = (statements: StatementView[]): StatementView[] => {
  const [seenNew] = useState(() => new Set<string>())
  for (const { is_new, id } of statements) if (is_new) seenNew.add(id)
  const hasNews = statements.some(({ is_new }) => is_new)
  useEffect(() => {
    if (!hasNews) return
    call('PUT /api/safety.php', { body: {} }).then(refetchSafety, () => undefined)
  }, [hasNews])
  return statements.map((one) => (seenNew.has(one.id) ? { ...one, is_new: true } : one))
}

const objectTo = (id: string) => async (words: string, idempotencyKey: string) => {
  await call('POST /api/appeal.php', { body: { id, words }, idempotencyKey })
  await refetchSafety()
}

/** What was decided about a member, what they reported, and what comes of both (MOD-01, PRF-09). */
export const Component = () => {
  const { t: inGeneral } = useTranslation()
  const { t } = useTranslation('safety')
  const { data } = useSuspenseQuery(safetyQuery)
  const statements = useRead(data.statements)
  const { reports } = data
  return (
    <Page width="reading">
      <TaskHead
        title={inGeneral('safety.title')}
        to={paths.settings()}
        back={inGeneral('around.settings')}
        isBack
      />
      {statements.length > 0 && (
        <section className={styles.section}>
          <h2>{t('about.title')}</h2>
          {statements.map((statement) => (
            <Statement
              key={statement.id}
              statement={statement}
              objection={objectionTo(statement, statements, productNow())}
              object={objectTo(statement.case)}
              isAlone={statements.length === 1}
            />
          ))}
        </section>
      )}
      {reports.length > 0 && (
        <section className={styles.section}>
          <h2>{t('mine.title')}</h2>
          <Reports reports={reports} />
        </section>
      )}
      {reports.length === 0 && statements.length === 0 && (
        <Empty title={t('mine.none')} text={t('mine.noneText')} place="dusk">
          <Button component={Link} variant="default" to={laterPaths.rules()}>
            {t('mine.rules')}
          </Button>
        </Empty>
      )}
    </Page>
  )
}
