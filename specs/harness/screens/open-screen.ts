import type { Page } from 'playwright'
import type { Browser } from '../server/client.ts'
import type { SpecMember } from '../server/members.ts'
import type { Place } from './people-lived.ts'
import type { Screen, Who } from './screens.ts'
import { type Lived, liveALittle } from './screens-lived.ts'

export type Tour = { lived: Lived; people: Record<Who, Browser | SpecMember | null> }

/** Makes what there is to see: members who have liked, written and paid. */
export const prepareTour = async (place: Place): Promise<Tour> => {
  const { lived, ...members } = await liveALittle(place)
  return { lived, people: { visitor: null, ...members } }
}

const isWhole = async (page: Page) => {
  await page.locator('main :is(h1, h2):visible').first().waitFor()
  await page.locator('[aria-busy="true"]').waitFor({ state: 'detached' })
}

/** What only members have around a page comes in parts of its own. */
const isFramed = async (page: Page) => {
  await page.locator('header [popovertarget=account-menu]').waitFor({ state: 'attached' })
  await page.locator('nav[data-bottom]').waitFor({ state: 'attached' })
}

/** Opens a screen and waits until all of it is there. */
export const openScreen = async (page: Page, screen: Screen, { lived }: Tour) => {
  const { who, path, before, there, alone, then } = screen
  await before?.(page)
  await page.goto(path(lived))
  await (there ? page.locator(there).first().waitFor() : isWhole(page))
  if (who !== 'visitor' && !alone) await isFramed(page)
  await then?.(page)
}
