import { infiniteQueryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { usePush } from '#client/parts/push/push.ts'
import { pushChoicesQuery } from '#client/parts/push/push-choices.ts'
import { useInstall } from '#client/parts/site/install.ts'
import { call } from '#client/platform/api/call.ts'
import { queryClient } from '#client/platform/api/client.ts'
import { useMember, useSettings } from '#client/platform/api/hooks.ts'
import { useFormat } from '#client/platform/i18n/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useWords } from '#client/platform/i18n/words.ts'
import { paths } from '#client/platform/paths.ts'
import { Link } from '#client/platform/router/link.tsx'
import { Button } from '#client/ui/button.tsx'
import { Page } from '#client/ui/page.tsx'
import { Empty, Notice } from '#client/ui/states.tsx'
import { TaskHead } from '#client/ui/task-head.tsx'
import type { HappeningView } from '#core/push/happenings/contract.ts'
import { HAPPENINGS_DAYS } from '#core/push/happenings/rules.ts'
import { isSubscribed } from '#core/push/selectors.ts'
import { HappeningRow } from './happening-row.tsx'
import styles from './happenings.module.css'

const happeningsQuery = infiniteQueryOptions({
  queryKey: ['happenings'],
  queryFn: ({ pageParam, signal }) =>
    call('GET /api/notifications.php', { query: pageParam ? { after: pageParam } : {}, signal }),
  initialPageParam: '',
  getNextPageParam: ({ next }) => next,
})

/** It is looked up anew whenever it is opened: what was new the last time is not any more. */
export const loader = async () => {
  queryClient.removeQueries({ queryKey: happeningsQuery.queryKey })
  await queryClient.fetchInfiniteQuery(happeningsQuery)
  return null
}

/** What this device does with push messages, in one line, and the way to change that. */
const DeviceLine = () => {
  const { t } = useTranslation()
  const { push_public_key, name } = useSettings()
  const { snapshot } = usePush(useMember(), push_public_key)
  const { quiet } = useQuery(pushChoicesQuery).data ?? { quiet: null }
  const { way } = useInstall()
  const isOn = isSubscribed(snapshot)
  const words = () => {
    if (isOn) return quiet ? t('happenings.quiet', quiet) : t('happenings.on')
    if (snapshot.matches('denied')) return t('happenings.denied')
    if (!snapshot.matches('incapable')) return t('happenings.off')
    return way === 'hand' ? t('happenings.install', { name }) : t('happenings.incapable')
  }
  return (
    <p className={styles.device}>
      <span role="status">{!snapshot.matches('unknown') && words()}</span>
      <Link to={{ pathname: paths.settings(), hash: 'notifications' }}>
        {t('happenings.change')}
      </Link>
    </p>
  )
}

type Group = { title: string; isNew: boolean; happenings: HappeningView[] }

/** What is new first, whenever that was; then day by day. */
const useGroups = (happenings: HappeningView[]): Group[] => {
  const { t } = useTranslation()
  const { daysAgo, date } = useFormat()
  const dayOf = (at: string) => {
    const days = daysAgo(at)
    if (days <= 0) return t('happenings.today')
    return days === 1 ? t('happenings.yesterday') : date(at)
  }
  const titled = Map.groupBy(happenings, ({ at, is_new }) =>
    is_new ? t('happenings.new') : dayOf(at),
  )
  return [...titled].map(([title, inIt]) => ({
    title,
    isNew: inIt[0]?.is_new === true,
    happenings: inIt,
  }))
}

const List = ({ happenings }: { happenings: HappeningView[] }) =>
  useGroups(happenings).map(({ title, isNew, happenings: inIt }) => (
    <section key={title}>
      <h2 className={isNew ? styles.new : styles.day}>{title}</h2>
      <ul className={styles.list}>
        {inIt.map((happening) => (
          <HappeningRow key={happening.name} happening={happening} />
        ))}
      </ul>
    </section>
  ))

const Nothing = () => {
  const { t } = useTranslation()
  return (
    <Empty title={t('happenings.none')} text={t('happenings.noneText')} place="dusk">
      <Button component={Link} to={paths.members()}>
        {t('likes.look')}
      </Button>
    </Empty>
  )
}

/**
 * What was new when it was seen stays so until the page is opened the next time, also when more
 * comes meanwhile: of that the server is told that it was seen too.
 */
const useLooked = (happenings: HappeningView[]): HappeningView[] => {
  const [seenNew] = useState(() => new Set<string>())
  const told = useRef<number | null>(null)
  for (const { is_new, name } of happenings) if (is_new) seenNew.add(name)
  const { size } = seenNew
  useEffect(() => {
    if (told.current === size) return
    told.current = size
    call('PUT /api/notifications.php', { body: {} }).catch(() => undefined)
  }, [size])
  return happenings.map((one) => (seenNew.has(one.name) ? { ...one, is_new: true } : one))
}

/** What happened of late, each with the way to it, and what this device is told of it (LND-06). */
export const Component = () => {
  const { t } = useTranslation()
  const { of } = useWords()
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useInfiniteQuery(happeningsQuery)
  const happenings = useLooked(data?.pages.flatMap((page) => page.happenings) ?? [])
  return (
    <Page width="narrow">
      <TaskHead
        title={t('happenings.title')}
        to={paths.settings()}
        back={t('around.settings')}
        isBack
      />
      <DeviceLine />
      {happenings.length === 0 ? <Nothing /> : <List happenings={happenings} />}
      {error && <Notice tone="bad">{of(error)}</Notice>}
      {hasNextPage && (
        <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('happenings.more')}
        </Button>
      )}
      {happenings.length > 0 && !hasNextPage && (
        <p className={styles.end}>{t('happenings.kept', { count: HAPPENINGS_DAYS })}</p>
      )}
    </Page>
  )
}
