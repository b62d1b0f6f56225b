import type { Browser, Locator, Page } from 'playwright'
import { TIME_BONUS_POPUP_MS } from '#core/time-bonus/values.ts'
import { see } from '#specs/harness/screens/see.ts'
import { visitAs } from '#specs/harness/screens/visit.ts'
import { newMember } from '#specs/harness/server/members.ts'
import type { SpecServer } from '#specs/harness/server/server.ts'
import { factsIn, isDue, typeOf } from '../walk.ts'
import type { Stage } from './run.ts'

type Looker = { page: Page; close: () => Promise<void> }

const popup = (page: Page) => page.getByRole('dialog', { name: /25% welkomstkorting/ })
const closing = (page: Page) => popup(page).getByRole('button', { name: 'Sluiten' })
const members = (page: Page) => page.getByRole('link', { name: 'Leden', exact: true }).first()

/** The clock of the page stands in the way of a click that waits for frames. */
const press = (one: Locator) => one.evaluate((element) => (element as HTMLElement).click())

const enter = async ({ page }: Looker) => {
  await press(members(page))
  await see(page).toHaveURL('/members')
  await see(page.getByRole('complementary', { name: 'Welkomstkorting' })).toBeVisible()
}
const goOut = async ({ page }: Looker) => {
  await page.goBack()
  await see(page).toHaveURL('/settings')
}

/** Members without credits, whose bonus runs: the facts of the others are asked of the rule. */
export const bonusPopupStage = (browser: Browser, server: SpecServer): Stage<Looker> => ({
  asks: (pair) => {
    if (typeOf(pair) !== 'entered') return ['left', 'close'].includes(typeOf(pair))
    const { credits, running, dismissed } = factsIn<{
      credits: number
      running: boolean
      dismissed: boolean
    }>(pair)
    return credits === 0 && running && !dismissed
  },
  leads: isDue,
  begin: async () => {
    const member = await newMember(server)
    const { page, close } = await visitAs(browser, server.url, member)
    await page.clock.install()
    await page.goto('/settings')
    await see(members(page)).toBeVisible()
    return { page, close }
  },
  send: async (looker, pair) => {
    const type = typeOf(pair)
    if (type === 'entered') return enter(looker)
    if (type === 'left') return goOut(looker)
    if (type === 'close') return press(closing(looker.page))
    await looker.page.clock.fastForward(TIME_BONUS_POPUP_MS + 1_000)
  },
  sees: ({ page }, { state }) => see(popup(page)).toHaveCount(state === 'shown' ? 1 : 0),
  offers: async ({ page }) => ((await closing(page).count()) > 0 ? ['close'] : []),
  elsewhere: ['entered', 'left'],
  /** Once closed it stays away; where the member is already, nobody comes in again. */
  isRefused: async (looker, { at, event }) => {
    const { page } = looker
    if (at.state !== 'closed' || event.type !== 'entered') return
    await goOut(looker)
    await enter(looker)
    await page.clock.fastForward(2 * TIME_BONUS_POPUP_MS)
    await see(page.getByRole('article').first()).toBeVisible()
    await see(popup(page)).toHaveCount(0)
  },
  end: ({ close }) => close(),
})
