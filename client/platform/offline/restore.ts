import { hydrate } from '@tanstack/react-query'
import { asOf } from '#client/platform/api/as-of.ts'
import { queryClient } from '#client/platform/api/client.ts'
import { userQuery } from '#client/platform/api/user-query.ts'
import { forgetKept } from './forget.ts'
import { alone } from './kept-store.ts'
import { readUsable } from './usable-answers.ts'

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

/** Begins with what this device last knew, where its member let it keep that. */
export const restoreKept = async (): Promise<void> => {
  const kept = 'indexedDB' in window ? await alone(readUsable) : null
  untilAnswered(kept?.account ?? null)
  if (!kept) return
  // Nobody may come back to a page that has been forgotten meanwhile.
  const forEver = { queries: { gcTime: Number.POSITIVE_INFINITY } }
  asOf.set(kept.at)
  hydrate(queryClient, kept.answers, { defaultOptions: forEver })
}
