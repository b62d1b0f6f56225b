import { onLoggedOut } from '#client/platform/api/answer.ts'
import { queryClient } from '#client/platform/api/client.ts'
import { onLapse, onSessionElsewhere, sessionEnded } from '#client/platform/api/session.ts'
import { userQuery } from '#client/platform/api/user-query.ts'
import type { PageRouter } from '#client/platform/router/page-router.ts'

/** Reacts when the session ends here or elsewhere (ACC-34). Returns the function that stops it. */
export const followSession = (router: PageRouter) => {
  onLoggedOut(() => {
    // Each call under way is refused; only the first refusal ends the session.
    if (queryClient.getQueryData(userQuery.queryKey) === null) return
    sessionEnded()
    void router.revalidate()
  })
  onSessionElsewhere(router.revalidate)
  return onLapse(async (account) => {
    const { letLapse } = await import('./session-lapse.ts')
    await letLapse(account, router)
  })
}
