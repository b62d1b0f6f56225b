import type { Browser, Page } from 'playwright'
import { see } from '#specs/harness/screens/see.ts'
import { visit } from '#specs/harness/screens/visit.ts'
import { freshEmail, newMember, tokenIn } from '#specs/harness/server/members.ts'
import { jpeg } from '#specs/harness/server/pictures.ts'
import type { SpecServer } from '#specs/harness/server/server.ts'
import { fillSignup } from '#specs/harness/server/sign-up.ts'
import { moves, type Pair, typeOf } from '../walk.ts'
import type { Stage } from './run.ts'

type Visitor = { page: Page; email: string; close: () => Promise<void> }

/** The steps that a new member is asked in a browser that takes no push messages. */
export const steps = { entered: [{ offered: ['photo', 'place', 'personal', 'about'] }] }

const titles: Record<string, string> = {
  form: 'Gratis aanmelden',
  mailed: 'Kijk in je mail',
  photo: 'Laat jezelf zien',
  place: 'Waar woon je?',
  personal: 'Hoe zie je eruit?',
  about: 'Vertel over jezelf',
  completed: 'Je profiel staat er',
}
const controls: Record<string, string> = {
  sent: 'Aanmelden',
  again: 'Ander e-mailadres',
  saved: 'Volgende',
  skip: 'Sla over, dat kan later ook',
  back: 'Terug',
  close: 'Later verder',
  finish: 'Bekijk wie bij je past',
}
const asked = [...Object.keys(controls), 'login']
const LEFT = /\/(members|login|signup-matches)?$/

const WAY_OUT = 'what is done is finished by its one button'
const isHidden = (pair: Pair) => pair.at.state === 'completed' && typeOf(pair) === 'close'

const control = (page: Page, type: string) => {
  const main = page.getByRole('main')
  if (type === 'login') return main.getByRole('link', { name: 'Inloggen', exact: true })
  const named = (name: string) => main.getByRole('button', { name, exact: true })
  const button = named(controls[type] ?? type)
  if (type === 'saved') return button.or(main.getByLabel('Kies een foto')).first()
  return type === 'close' ? button.or(named('Sluiten')) : button
}

const addPhoto = async (page: Page) => {
  const file = { name: 'foto.jpg', mimeType: 'image/jpeg', buffer: await jpeg() }
  await page.locator('input[type="file"]').first().setInputFiles(file)
  await page.getByRole('button', { name: 'Volgende', exact: true }).click()
}

export const signUpStage = (browser: Browser, server: SpecServer): Stage<Visitor> => ({
  asks: (pair) => asked.includes(typeOf(pair)) && !isHidden(pair),
  visits: ({ state }) => state !== 'closed',
  hides: (pair) => (moves(pair) && isHidden(pair) ? WAY_OUT : null),
  leads: (pair) => typeOf(pair) === 'entered' && ['form', 'mailed'].includes(String(pair.at.state)),
  begin: async () => {
    const { page, close } = await visit(browser, server.url)
    await page.addInitScript(() => {
      Object.defineProperty(Notification, 'permission', { value: 'denied' })
    })
    await page.goto('/signup')
    return { page, email: freshEmail('tocht'), close }
  },
  send: async (visitor, pair) => {
    const { page, email } = visitor
    const type = typeOf(pair)
    if (type === 'entered' && pair.at.state === 'form') {
      const member = await newMember(server, { region: '', city: '' })
      const [name = '', value = ''] = member.cookie().split('=')
      await page.context().addCookies([{ name, value, url: server.url }])
      return void (await page.goto('/complete-signup'))
    }
    if (type === 'entered') {
      await page.goto(`/${tokenIn(await server.mailTo(email))}`)
      await page.getByRole('button', { name: 'Account activeren' }).click()
      return page.getByRole('link', { name: 'Maak je profiel af' }).click()
    }
    if (type === 'saved' && pair.at.state === 'photo') return addPhoto(page)
    if (type === 'sent') await fillSignup(page, { 'E-mailadres': email })
    await control(page, type).click()
  },
  sees: async ({ page }, { state }) => {
    const title = titles[String(state)]
    if (title) await see(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
    else await see(page).toHaveURL(LEFT)
  },
  offers: async ({ page }) => {
    const offered: string[] = []
    for (const type of asked) if ((await control(page, type).count()) > 0) offered.push(type)
    return offered
  },
  end: ({ close }) => close(),
})
