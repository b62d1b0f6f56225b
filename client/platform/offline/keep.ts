import { dehydrate } from '@tanstack/react-query'
import { asOf } from '#client/platform/api/as-of.ts'
import { queryClient } from '#client/platform/api/client.ts'
import { settingsQuery } from '#client/platform/api/site-queries.ts'
import { userQuery } from '#client/platform/api/user-query.ts'
import { mayKeep, together } from './answers.ts'
import { buildOf } from './build.ts'
import { keepsOffline } from './consent.ts'
import { alone, readAnswers, writeAnswers } from './kept-store.ts'
import { keepPictures } from './pictures.ts'
import { readSavedFirst } from './saved-first.ts'
import { watchWhoIsHere } from './watch.ts'

/** So long after a change it is written, with what changes until then. */
const WRITE_AFTER_MS = 1_000

const isOwn = (account: string) =>
  keepsOffline(account) && queryClient.getQueryData(userQuery.queryKey)?.id === account

/** Asked again within the lock: the consent may have ended meanwhile, in another window too. */
const write = (account: string) =>
  alone(async () => {
    if (!isOwn(account) || !navigator.onLine || asOf.get() !== null) return
    const before = await readAnswers().catch(() => null)
    const isSame = before?.account === account && before.build === buildOf()
    const known = dehydrate(queryClient, {
      shouldDehydrateQuery: (query) => query.state.status === 'success' && mayKeep(query),
    })
    const now = Date.now()
    const queries = together(isSame ? before.answers.queries : [], known.queries, now)
    const answers = { mutations: [], queries }
    await writeAnswers({ account, build: buildOf(), at: now, answers })
    const prefix = queryClient.getQueryData(settingsQuery.queryKey)?.cdn_prefix ?? ''
    await keepPictures(answers, prefix)
  })

/** Keeps on this device what the member sees, for as long as they let it. */
export const keepWhatIsSeen = (account: string, ended: AbortSignal) => {
  watchWhoIsHere()
  readSavedFirst(account)
  let timer: ReturnType<typeof setTimeout> | undefined
  const writeLater = () => {
    if (timer !== undefined || ended.aborted) return
    timer = setTimeout(() => {
      timer = undefined
      void write(account).catch(() => undefined)
    }, WRITE_AFTER_MS)
  }
  const stop = queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && mayKeep(query)) writeLater()
  })
  ended.addEventListener('abort', () => {
    stop()
    clearTimeout(timer)
  })
  writeLater()
  void navigator.serviceWorker?.ready.then(({ active }) =>
    active?.postMessage({ keep: 'all', language: document.documentElement.lang }),
  )
}
