import type { Page } from 'playwright'
import { type Screen, screen } from './screens.ts'
import type { Lived } from './screens-lived.ts'

const conversation = ({ conversation: id }: Lived) => `/chats/${id}`
/** The latest of what the other said. */
const theirs = (page: Page) => page.locator('ol > li[data-own="false"]').last()

const openMessageMenu = async (page: Page) => {
  await theirs(page).locator('span').first().dispatchEvent('contextmenu')
  await page.getByRole('dialog', { name: 'Opties bij dit bericht' }).waitFor()
}

const beginReply = async (page: Page) => {
  await openMessageMenu(page)
  await page.getByRole('button', { name: 'Antwoord', exact: true }).click()
  await page.getByText(/^Antwoord aan /).waitFor()
}

/** A conversation in which one message was replied to, one has a heart, and one has a link. */
const sayMore = async (page: Page) => {
  await page.route('**/api/chat.php?*', async (route) => {
    const answer = await route.fetch()
    const said = await answer.json()
    const { messages, member } = said.conversation
    const [first] = messages
    const last = messages.at(-1)
    if (messages.length < 2) return route.fulfill({ response: answer, json: said })
    messages.at(-2).hearted = true
    last.reply_to = first.seq
    last.quoted = { from: member.id, body: first.body }
    last.body = `${last.body} https://muziek.example/zomer`
    await route.fulfill({ response: answer, json: said })
  })
}

const openLink = async (page: Page) => {
  await page.getByRole('button', { name: 'https://muziek.example/zomer' }).click()
  await page.getByRole('dialog', { name: /^Je verlaat / }).waitFor()
}

/** What one does with one message of a conversation, in its states. */
export const chatScreens = (): Screen[] => [
  screen('member', 'chat with a reply and a heart', conversation, undefined, { before: sayMore }),
  screen('member', 'message menu', conversation, openMessageMenu),
  screen('member', 'reply begun', conversation, beginReply),
  screen('member', 'link in a chat', conversation, openLink, { before: sayMore }),
]
