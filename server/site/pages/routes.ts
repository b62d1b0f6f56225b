import type { pagesCalls } from '#core/site/pages/contract.ts'
import type { Handlers } from '#server/platform/http/handler.ts'
import type { ReadPage } from './read-page.ts'

export const createPagesRoutes = ({
  readPage,
}: {
  readPage: ReadPage
}): Pick<Handlers, keyof typeof pagesCalls> => ({
  'GET /api/page.php': async ({ site, query }) => readPage({ site, ...query }),
})
