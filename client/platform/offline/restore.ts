import { hydrate } from '@tanstack/react-query'
import { asOf } from '#client/platform/api/as-of.ts'
import { queryClient } from '#client/platform/api/client.ts'
import { userQuery } from '#client/platform/api/user-query.ts'
import { OFFLINE_KEPT_MS } from '#core/site/offline/values.ts'
import { buildOf } from './build.ts'
import { keepsOffline } from './consent.ts'
import { forgetKept, removeKept } from './forget.ts'
import { alone, readAnswers } from './kept-store.ts'

/** From now on the page is like any other; where it came from is still known. */
const serverAnswered = () => {
  document.documentElement.dataset.shell = 'answered'
}

/** The server has said again who is logged in: whoever else it is sees nothing of what was kept. */
const untilAnswered = (account: string | null) => {
  const stop = queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.query.queryKey[0] !== userQuery.queryKey[0]) return
    if (event.action.type !== 'success' || event.action.manual) return
    stop()
    serverAnswered()
    if (account === null) return
    asOf.set(null)
    const now = queryClient.getQueryData(userQuery.queryKey)?.id ?? null
    if (now === account) void queryClient.invalidateQueries()
    else if (now !== null) void forgetKept().finally(() => window.location.reload())
  })
}

const usable = async () => {
  const kept = await readAnswers().catch(() => null)
  if (!kept || !keepsOffline(kept.account) || kept.build !== buildOf()) return null
  if (Date.now() - kept.at < OFFLINE_KEPT_MS) return kept
  await removeKept()
  return null
}

/** Begins with what this device last knew, where its member let it keep that. */
export const restoreKept = async (): Promise<void> => {
  const kept = 'indexedDB' in window ? await alone(usable) : null
  untilAnswered(kept?.account ?? null)
  if (!kept) return
  // Nobody may come back to a page that has been forgotten meanwhile.
  const forEver = { queries: { gcTime: Number.POSITIVE_INFINITY } }
  asOf.set(kept.at)
  hydrate(queryClient, kept.answers, { defaultOptions: forEver })
}
