import type { Browser, Page } from 'playwright'
import { see } from '#specs/harness/screens/see.ts'
import { answerTo, visit } from '#specs/harness/screens/visit.ts'
import { newMember, PASSWORD } from '#specs/harness/server/members.ts'
import type { SpecServer } from '#specs/harness/server/server.ts'
import { factsIn, type Pair, typeOf } from '../walk.ts'
import type { Stage } from './run.ts'

/** `wrong`: wrong passwords since the last right one. */
type Trier = { page: Page; email: string; wrong: number; close: () => Promise<void> }

const logIn = async ({ page, email }: Trier, password: string) => {
  await page.context().clearCookies()
  await page.goto('/login')
  await page.getByLabel('E-mailadres').fill(email)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password)
  const answered = answerTo(page, 'POST /api/user.php')
  await page.getByRole('main').getByRole('button', { name: 'Inloggen' }).click()
  await answered
}
const rightly = async (trier: Trier) => {
  await logIn(trier, PASSWORD)
  await see(trier.page).toHaveURL('/members')
  trier.wrong = 0
}
const wrongly = async (trier: Trier) => {
  await logIn(trier, `gok-nummer-${trier.wrong}`)
  trier.wrong += 1
}
const says = (page: Page, words: RegExp) => see(page.getByRole('alert')).toHaveText(words)
const BLOCKED = /^Te vaak geprobeerd: je account is \d+ minuten geblokkeerd\.$/

export const signInStage = (browser: Browser, server: SpecServer): Stage<Trier> => ({
  asks: (pair) => ['try', 'right', 'wrong'].includes(typeOf(pair)),
  begin: async () => {
    const { email } = await newMember(server)
    const { page, close } = await visit(browser, server.url)
    return { page, email, close, wrong: 0 }
  },
  send: async (trier, pair) => {
    if (typeOf(pair) !== 'wrong') return rightly(trier)
    await rightly(trier)
    const { wrongBefore } = factsIn<{ wrongBefore: number }>(pair)
    while (trier.wrong < wrongBefore) await wrongly(trier)
    await wrongly(trier)
    const blocks = pair.to.state === 'blocked'
    await says(trier.page, blocks ? BLOCKED : /^Login mislukt, probeer opnieuw\.$/)
  },
  /** The form is the same in both states: it says which one it is when it is used. */
  sees: async ({ page }, { state }) => {
    if (state === 'blocked') await says(page, BLOCKED)
  },
  offers: async () => [],
  elsewhere: ['try', 'right', 'wrong'],
  isRefused: async (trier, pair: Pair) => {
    await logIn(trier, typeOf(pair) === 'wrong' ? 'nog-een-gok' : PASSWORD)
    await says(trier.page, BLOCKED)
    await see(trier.page).toHaveURL('/login')
  },
  end: ({ close }) => close(),
})
