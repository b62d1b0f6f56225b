import type { Page } from 'playwright'
import type { Answer } from '#core/contract/contract.ts'

const MANY = 1_000
const PAGE = 100
type Found = Answer<'GET /api/members.php'>

/** The page with its program at once, and without what the server has found: it asks by itself. */
const asking = (html: string) =>
  html
    .replace(/<template id="first-answers".*?<\/template>/s, '')
    .replace(/<template id="program">(.*?)<\/template>/s, '$1')

/** A search of the page with a thousand results, of these cards over and over. */
export const thousandMembers = async (page: Page, profiles: Found['profiles']) => {
  const cardAt = (index: number) => ({
    ...profiles[index % profiles.length],
    id: `01900000-0000-7000-8000-${String(index).padStart(12, '0')}`,
    name: `Lid ${index}`,
  })
  await page.route(/\/members$/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: asking(await response.text()) })
  })
  await page.route('**/api/members.php*', (route) => {
    const at = Number(new URL(route.request().url()).searchParams.get('page') ?? '1')
    const from = (at - 1) * PAGE
    const length = Math.max(0, Math.min(PAGE, MANY - from))
    const found = {
      profiles: Array.from({ length }, (_, index) => cardAt(from + index)) as Found['profiles'],
      page: at,
      pages: Math.ceil(MANY / PAGE),
      total: MANY,
      total_fictional: 0,
    } satisfies Found
    return route.fulfill({ json: found })
  })
}

/** Scrolls to the end as the next pages come, and asks for those that do not come by themselves. */
export const loadAllMembers = (page: Page) =>
  page.evaluate(async () => {
    const next = () => new Promise((done) => requestAnimationFrame(done))
    const button = () =>
      [...document.querySelectorAll<HTMLButtonElement>('main button')].find((one) =>
        /Toon meer/.test(one.textContent),
      )
    for (let more = button(); more; more = button()) {
      window.scrollTo(0, document.body.scrollHeight)
      await next()
      if (!more.dataset.loading) more.click()
    }
  })

/** Milliseconds of the processor for scripts, styles and layout while something is done. */
export const workOf = async <T>(page: Page, act: () => Promise<T>) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const spent = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    const names = ['ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration']
    const seconds = metrics.filter(({ name }) => names.includes(name)).map(({ value }) => value)
    return seconds.reduce((sum, value) => sum + value, 0) * 1_000
  }
  const before = await spent()
  const result = await act()
  const ms = (await spent()) - before
  await session.detach()
  return { ...result, ms }
}
