import type { Browser, Locator, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PROGRESS_THROTTLE_MS } from '#core/site/values.ts'
import { launchBrowser } from '#specs/harness/screens/browser.ts'
import { see } from '#specs/harness/screens/see.ts'
import { visitAs } from '#specs/harness/screens/visit.ts'
import { message, newMember } from '#specs/harness/server/members.ts'
import { type SharedServer, sharedServer } from '#specs/harness/server/shared-server.ts'

let browser: Browser
let server: SharedServer
beforeAll(async () => {
  ;[browser, server] = await Promise.all([launchBrowser(), sharedServer()])
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

type Wish = 'reduce' | 'no-preference'

const open = async (wish: Wish) => {
  const me = await newMember(server, { name: 'Anna', gender: 'female', seeks: 'male' })
  const bram = await newMember(server, { name: 'Bram' })
  const visited = await visitAs(browser, server.url, me)
  await visited.page.emulateMedia({ reducedMotion: wish })
  return { me, bram, ...visited }
}

/** How long something moves by itself, and how long when it changes. */
const durationsOf = (what: Locator) =>
  what.evaluate((element) => {
    const { animationName, animationDuration, transitionDuration } = getComputedStyle(element)
    return [animationName === 'none' ? '0s' : animationDuration, transitionDuration]
  })

const likes = async (page: Page, id: string) => {
  await page.goto(`/members/${id}`)
  await page.getByRole('button', { name: 'Like', exact: true }).click()
  const moment = page.getByRole('dialog')
  await see(moment).toBeVisible()
  const heart = page.locator('[aria-pressed="true"] svg')
  const half = moment.locator('span:has(> img)').first()
  return () => Promise.all([heart, half].map(durationsOf))
}

type Member = Awaited<ReturnType<typeof newMember>>

/** A message that comes in, and the check marks of one of one's own. */
const hears = async (page: Page, from: Member, me: Member) => {
  await me.ask('POST /api/message.php', message(from.id, 'Ik ga dansen'))
  await page.goto(`/members/${from.id}/chat`)
  await page.getByRole('textbox', { name: 'Bericht' }).waitFor()
  await from.ask('POST /api/message.php', message(me.id, 'Kom je ook?'))
  const arrived = page.getByRole('listitem').filter({ hasText: 'Kom je ook?' }).last()
  await arrived.waitFor()
  const check = page.locator('li [data-mark] > svg').first()
  return () => Promise.all([arrived, check].map(durationsOf))
}

/** The list stands until the next page is there, on a busy machine too: out of a skeleton nothing grows. */
const withoutSkeleton = (page: Page) =>
  page.evaluate((awaitedMs) => {
    const real = window.setTimeout.bind(window)
    const never = (handler: TimerHandler, ms = 0, ...rest: unknown[]) =>
      ms === awaitedMs ? 0 : real(handler, ms, ...rest)
    Object.assign(window, { setTimeout: never })
  }, PROGRESS_THROTTLE_MS)

/** Opens a profile from the list; answers which pictures have grown, null where nothing moved. */
const opensProfile = async (page: Page) => {
  await page.goto('/members')
  const first = page.getByRole('article').first().getByRole('link').first()
  await first.click()
  await page.getByRole('link', { name: 'Terug naar de lijst' }).click()
  await first.waitFor()
  await withoutSkeleton(page)
  await page.evaluate(() => {
    const begin = document.startViewTransition.bind(document)
    Object.assign(window, { moved: null })
    document.startViewTransition = (update) => {
      const transition = begin(update)
      void transition.ready.then(() => {
        const parts = document.getAnimations().flatMap(({ effect }) => {
          const of = effect instanceof KeyframeEffect ? effect.pseudoElement : null
          return of?.startsWith('::view-transition-group(picture') ? [of] : []
        })
        Object.assign(window, { moved: parts })
      })
      return transition
    }
  })
  await first.click()
  await page.getByRole('link', { name: 'Terug naar de lijst' }).waitFor()
  return () => page.evaluate(() => (window as unknown as { moved: string[] | null }).moved)
}

describe('what moves', () => {
  it('tells of a like, a match, a message and where a picture went', async () => {
    const { me, bram, page, close } = await open('no-preference')
    await bram.ask('POST /api/likes.php', { body: { id: me.id } })
    await see.poll(await likes(page, bram.id)).toEqual([
      ['0.16s', '0s'],
      ['0.24s', '0s'],
    ])
    await see.poll(await hears(page, bram, me)).toEqual([
      ['0.18s', '0s'],
      ['0s', '0.12s'],
    ])
    const moved = await opensProfile(page)
    await see.poll(moved).toEqual(['::view-transition-group(picture)'])
    await close()
  })

  it('is still for who asked for less of it', async () => {
    const { me, bram, page, close } = await open('reduce')
    await bram.ask('POST /api/likes.php', { body: { id: me.id } })
    const still = ['0s', '0s']
    await see.poll(await likes(page, bram.id)).toEqual([still, still])
    await see.poll(await hears(page, bram, me)).toEqual([still, still])
    const moved = await opensProfile(page)
    expect(await moved()).toBeNull()
    await close()
  })
})
