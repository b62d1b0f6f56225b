import { OFFLINE_KEPT_MS } from '#core/site/offline/values.ts'
import { buildOf } from './build.ts'
import { keepsOffline } from './consent.ts'
import { removeKept } from './forget.ts'
import { type Kept, readAnswers } from './kept-store.ts'

/** The saved answers that this page may show: with consent, of its build, none older than a week. */
export const readUsable = async (): Promise<Kept | null> => {
  const kept = await readAnswers().catch(() => null)
  if (!kept || !keepsOffline(kept.account) || kept.build !== buildOf()) return null
  const now = Date.now()
  const isRecent = (at: number) => now - at < OFFLINE_KEPT_MS
  if (!isRecent(kept.at)) {
    await removeKept()
    return null
  }
  const queries = kept.answers.queries.filter(({ state }) => isRecent(state.dataUpdatedAt))
  return { ...kept, answers: { ...kept.answers, queries } }
}
