import { writeFile } from 'node:fs/promises'
import type { Page, Request } from 'playwright'
import { settle } from './screen-page.ts'
import { screens } from './screens.ts'

const PHONE = { width: 360, height: 740 }
const DESK = { width: 1280, height: 800 }
/** The screens of the main job, from the home to what was paid. */
export const MAIN_JOB = [
  'home',
  'sign-up',
  'login',
  'members with a bonus',
  'members',
  'profile that is fictional',
  'likes',
  'chats',
  'chat',
  'credits',
  'order',
  'payment completed',
]
export const LOOKS = [
  { look: 'phone-light', size: PHONE, colorScheme: 'light' },
  { look: 'phone-dark', size: PHONE, colorScheme: 'dark' },
  { look: 'desk-light', size: DESK, colorScheme: 'light' },
] as const

/** What a page still asks for; its stream of hints never ends. */
export const pendingOf = (page: Page) => {
  const pending = new Set<Request>()
  page.on('request', (request) => {
    if (request.resourceType() !== 'eventsource') pending.add(request)
  })
  page.on('requestfinished', (request) => pending.delete(request))
  page.on('requestfailed', (request) => pending.delete(request))
  return pending
}

const LOOKS_MAX = 20

/** What the clock says is covered: it is another at each look. */
const see = (page: Page) =>
  page.screenshot({ animations: 'disabled', caret: 'hide', mask: [page.locator('time')] })

/** What comes late, comes before the picture counts: two looks in turn saw the same. */
export const photograph = async (page: Page, pending: ReadonlySet<Request>, path: string) => {
  await settle(page)
  let before = await see(page)
  for (let look = 0; look < LOOKS_MAX; look += 1) {
    await page.waitForTimeout(150)
    const isAsking = pending.size > 0
    const now = await see(page)
    if (now.equals(before) && !isAsking) break
    before = now
  }
  await writeFile(path, before)
}

export const screenOf = (name: string) => {
  const found = screens.find((screen) => screen.name === name)
  if (!found) throw new Error(`There is no screen ${name}`)
  return found
}
