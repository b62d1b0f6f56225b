import { onLoggedOut } from '#client/platform/api/answer.ts'
import { queryClient } from '#client/platform/api/client.ts'
import { onLapse, onSessionElsewhere, sessionEnded } from '#client/platform/api/session.ts'
import { userQuery } from '#client/platform/api/user-query.ts'
import { paths } from '#client/platform/paths.ts'
import type { PageRouter } from '#client/platform/router/page-router.ts'
import { LAPSED_KEY, tabStorage } from '#client/platform/storage.ts'
import { type RouteName, routeOf } from '#core/site/routes.ts'

/** Pages that show a member more than a visitor, and are open to both. */
const memberViews: readonly (RouteName | null)[] = ['members', 'members-id']

/**
 * Leads to login, with the reason, when a session ends by itself (ACC-34); on pages for members the
 * guard does it, and pages for everybody stay. Returns the function that stops following.
 */
export const followSession = (router: PageRouter) => {
  onLoggedOut(() => {
    // Of several calls under way each is refused; the session ended with the first.
    if (queryClient.getQueryData(userQuery.queryKey) === null) return
    sessionEnded()
    void router.revalidate()
  })
  onSessionElsewhere(() => router.revalidate())
  return onLapse(() => {
    tabStorage.setItem(LAPSED_KEY, 'yes')
    const { pathname, search } = router.state.location
    if (memberViews.includes(routeOf(pathname)))
      void router.navigate(paths.login(pathname + search))
  })
}
