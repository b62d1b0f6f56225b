import { notifyManager, type QueryPersister } from '@tanstack/react-query'
import { queryClient } from '#client/platform/api/client.ts'
import { keptAnswers } from '#core/site/offline/values.ts'
import { alone } from './kept-store.ts'
import { readUsable } from './usable-answers.ts'

/** A page that lost its connection reads from this device what it has not loaded itself. */
const savedFirst =
  (account: string): QueryPersister =>
  async (ask, context, query) => {
    if (navigator.onLine || query.state.data !== undefined) return ask(context)
    const kept = await alone(readUsable)
    const answers = kept?.account === account ? kept.answers.queries : []
    const saved = answers.find(({ queryHash }) => queryHash === query.queryHash)?.state
    if (saved?.data === undefined) return ask(context)
    const { data, dataUpdatedAt } = saved
    // It stays as old as it is, so that the page loads it again when the connection is back.
    notifyManager.schedule(() => query.setState({ dataUpdatedAt }))
    return data
  }

export const readSavedFirst = (account: string) => {
  const persister = savedFirst(account)
  for (const kind of Object.keys(keptAnswers)) queryClient.setQueryDefaults([kind], { persister })
}
