import { redirect } from 'react-router'
import { queryClient } from '#client/platform/api/client.ts'
import { userQuery } from '#client/platform/api/user-query.ts'
import { loadAllTexts, loadMemberTexts } from '#client/platform/i18n/i18n.ts'
import { paths, safeNext } from '#client/platform/paths.ts'
import { admission } from '#core/kernel/roles.ts'
import { type RouteName, routes } from '#core/site/routes.ts'

/** Pages that do with the first texts as long as nobody is logged in. */
export const lightPages: ReadonlySet<RouteName> = new Set(['signup', 'login'])

/** Before the first page `loadSite` asks too, and knows better who is logged in. */
const textsOf = async (name: RouteName) => {
  if (name === 'members') return loadMemberTexts()
  const isMember = Boolean(queryClient.getQueryData(userQuery.queryKey))
  if (isMember || !lightPages.has(name)) await loadAllTexts()
}

/**
 * Who may see a page (`core/kernel/roles.ts`). A visitor on a page for members is sent to login
 * and comes back; a member on a page for visitors goes on. The server holds each rule too.
 */
export const admit = async (name: RouteName, request: Request) => {
  const { audience } = routes[name]
  if (audience === 'anyone') return textsOf(name)
  const role = (await queryClient.ensureQueryData(userQuery))?.role ?? 'visitor'
  const admitted = admission(audience, role)
  const url = new URL(request.url)
  switch (admitted) {
    case 'ok':
      return textsOf(name)
    case 'authentication_required':
      throw redirect(paths.login(`${url.pathname}${url.search}`))
    case 'not_now':
      throw redirect(safeNext(url.searchParams.get('next')) ?? paths.members())
    default:
      throw new Response(null, { status: 404 })
  }
}
