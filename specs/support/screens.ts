import type { Page } from 'playwright'
import type { Browser } from './client.ts'
import { PASSWORD, type SpecMember } from './members.ts'
import { type Lived, liveALittle } from './screens-lived.ts'
import type { SpecServer } from './server.ts'

export type Who = 'visitor' | 'member' | 'newcomer' | 'unconfirmed'

/** A screen, or a state of one: who sees it, where it is, and what has to be done there first. */
export type Screen = {
  name: string
  who: Who
  path: (lived: Lived) => string
  then?: (page: Page) => Promise<void>
}

const NO_LINK = 'a'.repeat(43)
const at = (path: string) => () => path
const screen = (
  who: Who,
  name: string,
  path: string | Screen['path'],
  then?: Screen['then'],
): Screen => ({
  name,
  who,
  path: typeof path === 'string' ? at(path) : path,
  ...(then && { then }),
})

const fillIn = async (page: Page, fields: Record<string, string>) => {
  for (const [label, text] of Object.entries(fields)) {
    await page.getByLabel(label, { exact: true }).fill(text)
  }
}

const signUpWrongly = async (page: Page) => {
  await fillIn(page, { 'E-mailadres': 'geen-adres', Wachtwoord: 'kort', Jaar: '2020' })
  await page.getByRole('button', { name: 'Aanmelden' }).click()
  await page.locator('[aria-invalid="true"]').first().waitFor()
}

const signUp = async (page: Page) => {
  const email = `kijker${crypto.randomUUID()}@voorbeeld.example`
  await fillIn(page, { 'E-mailadres': email, Wachtwoord: PASSWORD, Profielnaam: 'Kijker' })
  await fillIn(page, { Dag: '7', Jaar: '1990', Woonplaats: 'Utrecht' })
  await page.getByLabel('Maand').fill('11')
  await page.getByText('Vrouw', { exact: true }).click()
  await page.getByText('een man', { exact: true }).click()
  await page.getByLabel('Provincie').selectOption('Utrecht')
  await page.getByRole('button', { name: 'Aanmelden' }).click()
  await page.getByRole('heading', { name: 'Kijk in je mail' }).waitFor()
}

const logInWrongly = async (page: Page) => {
  await fillIn(page, {
    'E-mailadres': `niemand${crypto.randomUUID()}@voorbeeld.example`,
    Wachtwoord: 'iets-anders-dan-dit',
  })
  await page.getByRole('main').getByRole('button', { name: 'Inloggen' }).click()
  await page.getByRole('alert').waitFor()
}

const openAccountMenu = async (page: Page) => {
  await page.getByRole('button', { name: 'Mijn account' }).click()
  await page.getByRole('link', { name: 'Mijn profiel' }).waitFor()
}

const goOffline = async (page: Page) => {
  await page.context().setOffline(true)
  await page.getByText('Je bent offline.').waitFor()
}

const writeUnsent = async (page: Page) => {
  await page.getByLabel('Bericht', { exact: true }).fill('Zullen we vanavond verder praten?')
}

/** Every screen of the product, in its states. Offline comes last for its visitor. */
export const screens: Screen[] = [
  screen('visitor', 'home', '/'),
  screen('visitor', 'sign-up', '/signup'),
  screen('visitor', 'sign-up with errors', '/signup', signUpWrongly),
  screen('visitor', 'sign-up sent', '/signup', signUp),
  screen('visitor', 'login', '/login'),
  screen('visitor', 'login refused', '/login', logInWrongly),
  screen('visitor', 'members for a visitor', '/members'),
  screen('visitor', 'profile for a visitor', ({ fictional }) => `/members/${fictional}`),
  screen('visitor', 'token page', `/${NO_LINK}`),
  screen('visitor', 'activation error', '/activate/error'),
  screen('visitor', 'not found', '/bestaat/niet/hier'),
  screen('newcomer', 'activation done', '/activate/done'),
  screen('newcomer', 'likes without any', '/likes'),
  screen('newcomer', 'chats without any', '/chats'),
  screen('newcomer', 'transactions without any', '/transactions'),
  screen('newcomer', 'credits for a free member', '/credits'),
  screen('newcomer', 'new chat', ({ fictional }) => `/members/${fictional}/chat`),
  screen('unconfirmed', 'reminder to confirm', '/members'),
  screen('member', 'home for a member', '/'),
  screen('member', 'members', '/members'),
  screen('member', 'members without results', '/members?min_age=98&max_age=98'),
  screen('member', 'account menu', '/likes', openAccountMenu),
  screen('member', 'profile', ({ real }) => `/members/${real}`),
  screen('member', 'profile that is fictional', ({ fictional }) => `/members/${fictional}`),
  screen('member', 'likes', '/likes'),
  screen('member', 'likes given', '/likes/given'),
  screen('member', 'matches', '/likes/matches'),
  screen('member', 'liked profile', ({ real }) => `/likes/m/${real}`),
  screen('member', 'chats', '/chats'),
  screen('member', 'chat', ({ conversation }) => `/chats/${conversation}`, writeUnsent),
  screen('member', 'credits', '/credits'),
  screen('member', 'order', '/credits/credits-25'),
  screen('member', 'order with a method', '/credits/credits-25/ideal'),
  screen('member', 'payment pending', ({ payments }) => `/transactions/${payments.pending}`),
  screen('member', 'payment completed', ({ payments }) => `/transactions/${payments.paid}`),
  screen('member', 'payment failed', ({ payments }) => `/transactions/${payments.failed}`),
  screen('member', 'payment cancelled', ({ payments }) => `/transactions/${payments.cancelled}`),
  screen('member', 'transactions', '/transactions'),
  screen('member', 'own profile', '/profile'),
  screen('member', 'not found for a member', '/bestaat/niet/hier'),
  screen('member', 'offline', '/likes', goOffline),
]

export type Place = Pick<SpecServer, 'browser' | 'mailTo'>
export type Tour = { lived: Lived; people: Record<Who, Browser | SpecMember | null> }

/** Makes what there is to see: members who have liked, written and paid. */
export const prepareTour = async (place: Place): Promise<Tour> => {
  const { member, newcomer, unconfirmed, lived } = await liveALittle(place)
  return { lived, people: { visitor: null, member, newcomer, unconfirmed } }
}

/** Opens a screen and waits until all of it is there. */
export const openScreen = async (page: Page, { path, then }: Screen, { lived }: Tour) => {
  await page.goto(path(lived))
  await page.locator('main :is(h1, h2):visible').first().waitFor()
  await page.locator('[aria-busy="true"]').waitFor({ state: 'detached' })
  await then?.(page)
}
