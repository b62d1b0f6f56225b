import type { Browser, Page } from 'playwright'
import { expect } from 'vitest'
import { see } from '#specs/harness/screens/see.ts'
import { visitAs, withoutWorker } from '#specs/harness/screens/visit.ts'
import { creditsOf, newMember, type SpecMember } from '#specs/harness/server/members.ts'
import { evening } from '#specs/harness/server/pictures.ts'
import { until } from '#specs/harness/server/server.ts'
import type { SharedServer } from '#specs/harness/server/shared-server.ts'

export const twoMembers = (server: SharedServer) =>
  Promise.all([
    newMember(server, { name: 'Anna', gender: 'female', seeks: 'male' }),
    newMember(server, { name: 'Bram' }),
  ])

export const sheetOf = (page: Page) => page.getByRole('dialog', { name: /^Foto voor/ })
export const sendButton = (page: Page) =>
  sheetOf(page).getByRole('button', { name: 'Stuur · 2 credits' })
export const messages = (page: Page) => page.locator('ol > li:has(time)')

/** Picks a photo in the sheet and waits for its preview. */
export const choosePhoto = async (page: Page) => {
  await page.getByRole('button', { name: 'Foto sturen' }).click()
  await sheetOf(page)
    .getByLabel('Kies uit je foto’s')
    .setInputFiles({ name: 'avond.jpg', mimeType: 'image/jpeg', buffer: await evening(1) })
  await see(sheetOf(page).getByRole('img', { name: 'De foto die je koos' })).toBeVisible()
}

/** The types of the messages between two members, as the reader's API returns them. */
export const messageTypes = async (reader: SpecMember, from: SpecMember) => {
  const { conversation } = await reader.ask('GET /api/chat.php', { query: { profile: from.id } })
  return conversation.messages.map(({ type }) => type)
}

/** One photo arrived, was paid once, and nothing waits on the device. */
export const arrivesOnce = async (page: Page, from: SpecMember, to: SpecMember) => {
  await see(messages(page)).toHaveCount(1)
  await see(page.getByText(/^Wacht op |Wordt verstuurd/)).toHaveCount(0)
  await until(async () => expect(await messageTypes(to, from)).toEqual(['photo']))
  expect(await creditsOf(from)).toBe(1)
}

/** Opens the conversation without a service worker, because routes do not see what passes by one. */
export const openTalk = async (
  browser: Browser,
  server: SharedServer,
  { from, to, phone = false }: { from: SpecMember; to: { id: string }; phone?: boolean },
) => {
  const visited = await visitAs(browser, server.url, from, { phone })
  await withoutWorker(visited.context)
  await visited.page.goto(`/members/${to.id}/chat`)
  await see(visited.page.getByRole('button', { name: 'Foto sturen' })).toBeVisible()
  return visited
}
