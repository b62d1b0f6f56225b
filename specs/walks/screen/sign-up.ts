import type { Browser, Page } from 'playwright'
import { newMember, tokenIn } from '#specs/support/members.ts'
import type { SpecServer } from '#specs/support/server.ts'
import { fillSignup } from '#specs/support/sign-up.ts'
import { visit } from '#specs/support/visit.ts'
import { moves, type Pair, typeOf } from '../walk.ts'
import type { Stage } from './run.ts'
import { see } from './see.ts'

type Visitor = { page: Page; email: string; close: () => Promise<void> }

/** The steps that a member who signed up by the form is asked today. */
export const steps = { entered: [{ offered: ['personal', 'about'] }] }

const titles: Record<string, string> = {
  form: 'Gratis aanmelden',
  mailed: 'Kijk in je mail',
  personal: 'Hoe zie je eruit?',
  about: 'Vertel over jezelf',
  completed: 'Je profiel staat er',
}
const controls: Record<string, string> = {
  sent: 'Aanmelden',
  again: 'Ander e-mailadres gebruiken',
  saved: 'Volgende',
  skip: 'Overslaan',
  back: 'Terug',
  close: 'Later verder',
  finish: 'Bekijk de leden',
}
const asked = Object.keys(controls)

const WAY_OUT = 'the screen has links that lead away, and no button that ends sign-up'
const isHidden = (pair: Pair) => {
  const isWayOut = ['login', 'close'].includes(typeOf(pair))
  const isOutside = ['form', 'mailed'].includes(String(pair.at.state))
  if (isWayOut && isOutside) return true
  return pair.at.state === 'completed' && ['back', 'close'].includes(typeOf(pair))
}

const control = (page: Page, type: string) =>
  page.getByRole('main').getByRole('button', { name: controls[type] ?? type, exact: true })

let visitors = 0

export const signUpStage = (browser: Browser, server: SpecServer): Stage<Visitor> => ({
  asks: (pair) => asked.includes(typeOf(pair)) && !isHidden(pair),
  visits: ({ state }) => state !== 'closed',
  hides: (pair) => (moves(pair) && isHidden(pair) ? WAY_OUT : null),
  leads: (pair) => typeOf(pair) === 'entered' && ['form', 'mailed'].includes(String(pair.at.state)),
  begin: async () => {
    visitors += 1
    const { page, close } = await visit(browser, server.url)
    await page.goto('/signup')
    return { page, email: `tocht${visitors}@voorbeeld.example`, close }
  },
  send: async (visitor, pair) => {
    const { page, email } = visitor
    const type = typeOf(pair)
    if (type === 'entered' && pair.at.state === 'form') {
      const member = await newMember(server)
      const [name = '', value = ''] = member.cookie().split('=')
      await page.context().addCookies([{ name, value, url: server.url }])
      return void (await page.goto('/complete-signup'))
    }
    if (type === 'entered') {
      await page.goto(`/${tokenIn(await server.mailTo(email))}`)
      await page.getByRole('button', { name: 'Account activeren' }).click()
      return page.getByRole('link', { name: 'Vertel over jezelf' }).click()
    }
    if (type === 'sent') await fillSignup(page, { 'E-mailadres': email })
    await control(page, type).click()
  },
  sees: async ({ page }, { state }) => {
    const title = titles[String(state)]
    if (title) await see(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
    else await see(page).toHaveURL('/members')
  },
  offers: async ({ page }) => {
    const offered: string[] = []
    for (const type of asked) if ((await control(page, type).count()) > 0) offered.push(type)
    return offered
  },
  end: ({ close }) => close(),
})
