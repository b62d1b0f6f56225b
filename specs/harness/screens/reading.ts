import type { Browser, Page } from 'playwright'
import { see } from './see.ts'
import { visit, withoutWorker } from './visit.ts'

/** A visitor at a page, with the calls and the scripts that it has asked for. */
export const readsAt = async (
  { browser, url }: { browser: Browser; url: string },
  path: string,
  options: { phone?: boolean; entry?: boolean } = {},
) => {
  const visited = await visit(browser, url, options)
  await withoutWorker(visited.page)
  const asked: string[] = []
  visited.page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    const isScript = request.resourceType() === 'script' && pathname.startsWith('/assets/')
    if (isScript || pathname.startsWith('/api/')) asked.push(pathname)
  })
  await visited.page.goto(path, { waitUntil: 'networkidle' })
  return { ...visited, asked }
}

export const program = (page: Page) => page.locator('template#program')
export const begun = (page: Page) => see(program(page)).toHaveCount(0)
/** Its files come when they are let go. */
export const holdProgram = async (page: Page) => {
  let go = () => {}
  const mayCome = new Promise<void>((resolve) => {
    go = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await mayCome
    await route.continue()
  })
  return () => go()
}
/** The drawn page is gone: it is marked beforehand, and what takes its place has no mark. */
export const marked = (page: Page) =>
  page.evaluate(() => document.querySelector('main')?.setAttribute('data-drawn', ''))
export const taken = (page: Page) => see(page.locator('main[data-drawn]')).toHaveCount(0)
