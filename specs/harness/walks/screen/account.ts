import type { Browser, Page } from 'playwright'
import type { SignupForm } from '#core/account/contract.ts'
import { isLeaving, isSuspended } from '#core/account/selectors.ts'
import type { Stored } from '#core/kernel/lifecycle.ts'
import { DAY_MS } from '#core/kernel/time-units.ts'
import { PATIENCE_MS, see } from '#specs/harness/screens/see.ts'
import { answerTo, visit } from '#specs/harness/screens/visit.ts'
import { browserAt } from '#specs/harness/server/client.ts'
import { formOf, linkIn, ordered, PASSWORD, play, tokenIn } from '#specs/harness/server/members.ts'
import { type SpecServer, until } from '#specs/harness/server/server.ts'
import { nameOf } from '#specs/harness/support/explore.ts'
import { byStaff } from '../api/members.ts'
import { factsIn, type Moving, type Pair, typeOf } from '../walk.ts'
import type { Stage } from './run.ts'

/** `order`: at the bank, a bill that is not paid yet. */
type Person = { page: Page; form: SignupForm; order: string; close: () => Promise<void> }
type Regions = Record<'standing' | 'conduct' | 'membership' | 'visibility', string>

const byHand = ['activate', 'close', 'askMail', 'leave', 'return', 'hide', 'show']
/** On a new day there are mails to ask for again. */
const WRONG = 'dit-is-het-niet'
const UNKNOWN = 'x'.repeat(43)

const regionsOf = ({ state }: Pick<Stored, 'state'>): Regions | null => {
  if (typeof state === 'string') return null
  const { standing, ...rest } = (state as { living: Record<string, unknown> }).living
  return { ...rest, standing: nameOf(standing) } as Regions
}

/** Each region with the others at rest: at most one of them is elsewhere than most members are. */
const isNear = (at: Stored) => {
  const regions = regionsOf(at)
  if (!regions) return true
  const { standing, conduct, membership, visibility } = regions
  const away = [
    standing !== 'active',
    conduct !== 'clear',
    membership !== 'free' && standing !== 'created.paid',
    visibility !== 'visible',
  ]
  const isLeavingSuspended = standing === 'leaving' && conduct === 'suspended'
  return away.filter(Boolean).length <= (isLeavingSuspended ? 2 : 1)
}

/** Where logging in says why not: the words of each. */
const wordsAtTheDoor = (at: Stored): string | null => {
  const regions = regionsOf(at)
  if (!regions) return 'Login mislukt, probeer opnieuw.'
  if (regions.conduct === 'suspended') return 'Dit account is geblokkeerd.'
  return regions.standing === 'leaving' ? 'Je hebt dit account opgezegd.' : null
}

/** A suspended member can leave by the mailed decision, and do nothing else. */
const isShutOut = (pair: Pair) => {
  const shutOut = isSuspended(pair.at)
    ? ['askMail', 'hide', 'show']
    : ['askMail', 'leave', 'hide', 'show']
  return wordsAtTheDoor(pair.at) !== null && shutOut.includes(typeOf(pair))
}

const logIn = async ({ page, form }: Person) => {
  await page.context().clearCookies()
  await page.goto('/login')
  await page.getByLabel('E-mailadres').fill(form.email)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD)
  await page.getByRole('main').getByRole('button', { name: 'Inloggen' }).click()
}

const isLoggedIn = async (page: Page) =>
  (await page.context().cookies()).some(({ name }) => name === 'session')

const leave = async ({ page }: Person, password: string) => {
  await page.goto('/settings/leave')
  await page.getByText('Om mijn privacy', { exact: true }).click()
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Account opzeggen' }).click()
}
/** The form of the decision page, as the mailed link of a suspended member opens it. */
const openLeaveByLink = async ({ page }: Person, token: string) => {
  await page.goto(`/decision?token=${token}`)
  await page.getByRole('button', { name: 'Account opzeggen' }).click()
}
const leaveByLink = async (person: Person, token: string, password: string) => {
  await openLeaveByLink(person, token)
  await person.page.getByLabel('Wachtwoord', { exact: true }).fill(password)
  await person.page.getByRole('button', { name: 'Account opzeggen' }).click()
}
const sight = (page: Page) => page.getByRole('switch', { name: 'Anderen vinden mij' })
const resend = (page: Page) => page.getByRole('button', { name: 'Stuur een nieuwe mail' }).first()
/** The line of the reminder, which leads to it. */
const reminder = (page: Page) => page.getByRole('button', { name: 'Geen mail?' })
const askAgain = async (page: Page) => {
  await reminder(page).click()
  await resend(page).click()
}
const asksPassword = (page: Page) => page.getByRole('heading', { name: 'Wat is je wachtwoord?' })
const confirmed = 'Bevestigd'

export const accountStage = (browser: Browser, server: SpecServer): Stage<Person> => {
  const tokenOf = ({ form }: Person, template: string) =>
    until(async () => {
      const mails = await server.mailsTo(form.email)
      const mail = mails.find(({ key }) => key.startsWith(`${template}:`))
      if (!mail) throw new Error(`No mail of ${template} yet`)
      return template === 'statement' ? linkIn(mail) : tokenIn(mail)
    })
  const openLink = async ({ page }: Person, token: string, back: boolean) => {
    await page.goto(back ? `/${token}?back` : `/${token}`)
    const name = back ? 'Ja, ik kom terug' : 'Account activeren'
    await page.getByRole('button', { name }).click()
  }
  const senders: Record<string, (person: Person, pair: Pair) => Promise<unknown>> = {
    activate: async (person) => {
      const { page } = person
      await openLink(person, await tokenOf(person, 'activation'), false)
      const arrives = /\/activate\/done|\/login/
      await Promise.race([page.waitForURL(arrives), asksPassword(page).waitFor()])
      if (await asksPassword(page).isVisible()) {
        await page.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD)
        await page.getByRole('button', { name: 'Account activeren' }).click()
      }
      await see(page).toHaveURL(arrives)
    },
    close: async (person) => {
      const { page, close } = await visit(browser, server.url)
      await openLink({ ...person, page }, await tokenOf(person, 'activation'), false)
      await page.getByRole('button', { name: 'Ik weet het niet meer, of ik was het niet' }).click()
      await page.getByRole('button', { name: 'Wis dit en begin opnieuw' }).click()
      await see(page.getByLabel('E-mailadres')).toHaveValue(person.form.email)
      await close()
    },
    return: async (person, { at }) => {
      await openLink(person, await tokenOf(person, 'leaving'), true)
      if (isSuspended(at)) await see(person.page.getByText('Je account is terug')).toBeVisible()
      else await person.page.waitForURL('**/members')
    },
    askMail: async ({ page }) => {
      server.clock.forward(DAY_MS)
      await page.goto('/members')
      await askAgain(page)
      await see(page.getByText('De mail is onderweg.').first()).toBeVisible()
    },
    leave: async (person, { at }) => {
      if (isSuspended(at)) await leaveByLink(person, await tokenOf(person, 'statement'), PASSWORD)
      else await leave(person, PASSWORD)
      await person.page.waitForURL('**/account-deleted')
    },
    hide: async ({ page }) => {
      await page.goto('/settings')
      const saved = answerTo(page, 'PUT /api/user.php?visibility=1')
      await sight(page).click()
      await saved
      await see(page.getByText('Niemand vindt je in zoekresultaten')).toBeVisible()
    },
    show: async ({ page }) => {
      await page.goto('/settings')
      const saved = answerTo(page, 'PUT /api/user.php?visibility=1')
      await sight(page).click()
      await saved
      await see(page.getByText('Leden kunnen je vinden')).toBeVisible()
    },
    firstPurchase: async ({ order }) => {
      await play(
        browserAt(() => server.url),
        order,
        { status: 'paid' },
      )
    },
    suspend: ({ form }) => byStaff(server, 'suspend', form.email),
    restore: ({ form }) => byStaff(server, 'restore', form.email),
  }

  return {
    asks: (pair) => {
      const isSeen = factsIn<{ link?: string }>(pair).link !== 'expired'
      return byHand.includes(typeOf(pair)) && isSeen && !isShutOut(pair)
    },
    visits: isNear,
    leads: (pair: Moving) => typeOf(pair) in senders && isNear(pair.at) && isNear(pair.to),
    begin: async () => {
      const form = formOf()
      const api = server.browser()
      await api.ask('POST /api/signup.php', { body: form })
      await api.ask('POST /api/user.php', { body: { email: form.email, password: PASSWORD } })
      const { ref } = await ordered(api)
      const { page, close } = await visit(browser, server.url)
      return { page, form, order: ref, close }
    },
    send: async (person, pair) => {
      await senders[typeOf(pair)]?.(person, pair)
    },
    sees: async (person, at) => {
      const { page } = person
      const refusal = wordsAtTheDoor(at)
      if (refusal !== null) {
        await logIn(person)
        return see(page.getByRole('main')).toContainText(refusal)
      }
      if (!(await isLoggedIn(page))) {
        await logIn(person)
        await see(page).toHaveURL('/members')
      }
      const { standing, membership, visibility } = regionsOf(at) as Regions
      await see(async () => {
        await page.goto('/settings')
        const main = page.getByRole('main')
        await see(
          main.getByText(membership === 'premium' ? 'Premium' : 'Gratis', { exact: true }),
        ).toBeVisible({ timeout: 5_000 })
        await see(main.getByText(confirmed, { exact: true })).toHaveCount(
          standing === 'active' ? 1 : 0,
        )
      }).toPass({ timeout: 2 * PATIENCE_MS })
      const isVisible = visibility === 'visible'
      await see(sight(page)).toBeChecked({ checked: isVisible })
    },
    offers: async (person, at) => {
      const { page } = person
      if (isSuspended(at) && !isLeaving(at)) {
        await openLeaveByLink(person, await tokenOf(person, 'statement'))
        await see(page.getByLabel('Wachtwoord', { exact: true })).toBeVisible()
        return ['leave']
      }
      if (wordsAtTheDoor(at) !== null) return []
      const offered: string[] = []
      if (!page.url().endsWith('/settings')) await page.goto('/settings')
      await see(sight(page)).toBeVisible()
      offered.push((await sight(page).isChecked()) ? 'hide' : 'show')
      await page.goto('/settings/leave')
      await see(page.getByRole('button', { name: 'Account opzeggen' })).toBeVisible()
      offered.push('leave')
      await page.goto('/members')
      await see(page.getByRole('article').first()).toBeVisible()
      if ((await reminder(page).count()) > 0) offered.push('askMail')
      return offered
    },
    elsewhere: ['activate', 'close', 'return'],
    isRefused: async (person, pair: Pair) => {
      const { page } = person
      const type = typeOf(pair)
      if (type === 'leave') {
        if (isSuspended(pair.at))
          await leaveByLink(person, await tokenOf(person, 'statement'), WRONG)
        else await leave(person, WRONG)
        return see(page.getByText('Dit wachtwoord klopt niet')).toBeVisible()
      }
      if (type === 'askMail') {
        const tooMany = page.getByText('Je hebt vandaag al te veel mails aangevraagd.').first()
        await see(async () => {
          await page.goto('/members')
          await askAgain(page)
          await see(tooMany).toBeVisible({ timeout: 5_000 })
        }).toPass({ timeout: 2 * PATIENCE_MS })
        return
      }
      if ('why' in pair && pair.why === 'password_needed') {
        const { page: other, close } = await visit(browser, server.url)
        await openLink({ ...person, page: other }, await tokenOf(person, 'activation'), false)
        await see(asksPassword(other)).toBeVisible()
        return close()
      }
      if (type === 'return') {
        await page.goto(`/${UNKNOWN}?back`)
        return see(page.getByText('Deze link werkt niet meer')).toBeVisible()
      }
      await openLink(person, UNKNOWN, false)
      await see(page).toHaveURL('/activate/error')
    },
    end: ({ close }) => close(),
  }
}
