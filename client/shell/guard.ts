import { redirect } from 'react-router'
import { queryClient } from '#client/api/client.ts'
import { userQuery } from '#client/api/queries.ts'
import { paths, safeNext } from '#client/paths.ts'
import { type RouteName, routes } from '#core/site/routes.ts'

/**
 * Who may see a page (`core/site/routes.ts`). A visitor on a page for members is sent to login
 * and comes back; a member on a page for visitors goes on. The server holds each rule too.
 */
export const admit = async (name: RouteName, request: Request) => {
  const { who } = routes[name]
  if (who === 'anyone') return
  const user = await queryClient.ensureQueryData(userQuery)
  const url = new URL(request.url)
  if (who === 'member' && !user) throw redirect(paths.login(`${url.pathname}${url.search}`))
  if (who === 'visitor' && user) {
    throw redirect(safeNext(url.searchParams.get('next')) ?? paths.members())
  }
}
