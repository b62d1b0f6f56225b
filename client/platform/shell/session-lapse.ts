import { queryClient } from '#client/platform/api/client.ts'
import { announce, forgetIn } from '#client/platform/api/session.ts'
import { userQuery } from '#client/platform/api/user-query.ts'
import { paths } from '#client/platform/paths.ts'
import type { PageRouter } from '#client/platform/router/page-router.ts'
import { deviceStorage, keysUnder, tabStorage } from '#client/platform/storage.ts'
import { type RouteName, routeOf } from '#core/site/routes.ts'

/** What a member typed or has waiting: messages, photos and gifts chosen for them, and forms. */
const TYPED = ['draft', 'outbox', 'photo', 'gift', 'form']

const forgetUntyped = (account: string) => {
  for (const key of keysUnder(deviceStorage, `vonk.${account}.`)) {
    const [kind = ''] = key.slice(`vonk.${account}.`.length).split('.')
    if (!TYPED.includes(kind)) deviceStorage.removeItem(key)
  }
}

/** Pages that show a member more than a visitor, and are open to both. */
const memberViews: readonly (RouteName | null)[] = ['members', 'members-id']

/**
 * Clears the device after a session ended by itself, but for what its member typed (ACC-34). Leads to
 * login from pages that are open to visitors too; from pages for members their guard does.
 */
export const letLapse = async (account: string, router: PageRouter) => {
  const { closeOutbox } = await import('../../parts/chat/own-outbox.ts')
  closeOutbox(account)
  forgetUntyped(account)
  forgetIn(tabStorage, account)
  announce()
  const isOut = queryClient.getQueryData(userQuery.queryKey) === null
  const { pathname, search } = router.state.location
  if (isOut && memberViews.includes(routeOf(pathname)))
    await router.navigate(paths.login(pathname + search))
}
