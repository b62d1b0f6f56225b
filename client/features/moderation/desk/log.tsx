import { preloadable } from '#client/ui/preloadable.ts'

const load = () => import('./log-page.tsx')

/** What it is made of comes with the page: the first page of a member knows nothing of it. */
export const Component = preloadable(async () => (await load()).LogPage)

export const loader = async () => {
  const [page] = await Promise.all([load(), Component.load()])
  await page.loadLog()
}
