import type { LoaderArgs } from '#client/platform/router/page-route.ts'
import { preloadable } from '#client/ui/preloadable.ts'

const load = () => import('./case-page.tsx')

/** What it is made of comes with the page: the first page of a member knows nothing of it. */
export const Component = preloadable(async () => (await load()).CasePage)

export const loader = async (args: LoaderArgs) => {
  const [page] = await Promise.all([load(), Component.load()])
  await page.loadCase(args)
}
