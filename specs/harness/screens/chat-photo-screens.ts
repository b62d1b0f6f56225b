import type { Page } from 'playwright'
import type { Message } from '#core/chat/contract.ts'
import { evening } from '../server/pictures.ts'
import { changing, spendAll } from './payment-acts.ts'
import { type Screen, screen } from './screens.ts'
import type { Lived } from './screens-lived.ts'

const talk = ({ conversation }: Lived) => `/chats/${conversation}`

type Talk = { conversation: { messages: Message[]; takes_photos: boolean } }

const pictureOf = async (page: Page, pattern: string, nth: number) => {
  const body = await evening(nth)
  await page.route(pattern, (route) => route.fulfill({ body, contentType: 'image/jpeg' }))
}

/** Of what was said last, each side has shown something, of which one is still closed. */
const showBoth = async (page: Page) => {
  await pictureOf(page, '**/media/chat/*-thumb.webp', 1)
  await pictureOf(page, '**/media/chat/*-blurred.webp', 2)
  await changing<Talk>('chat', ({ conversation }) => ({
    conversation: {
      ...conversation,
      messages: conversation.messages.map((message, nth, { length }) =>
        length - nth > 2
          ? message
          : {
              ...message,
              type: 'photo' as const,
              gift: null,
              body: '',
              opened: length - nth === 1,
            },
      ),
    },
  }))(page)
}

const takeNone = changing<Talk>('chat', ({ conversation }) => ({
  conversation: { ...conversation, takes_photos: false },
}))

const openSheet = async (page: Page) => {
  await page.getByRole('button', { name: 'Foto sturen' }).click()
  await page.getByRole('dialog', { name: /^Foto voor/ }).waitFor()
}

const choose = async (page: Page) => {
  await openSheet(page)
  const buffer = await evening(1)
  const file = { name: 'avond.jpg', mimeType: 'image/jpeg', buffer }
  await page.getByLabel('Kies uit je foto’s').setInputFiles(file)
  await page.getByRole('img', { name: 'De foto die je koos' }).waitFor()
}

const sendSlowly = async (page: Page) => {
  await page.route('**/api/chat-photo.php?id=*', () => undefined)
  await choose(page)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Stuur/ })
    .click()
  await page.locator('ol').getByRole('img', { name: 'Jouw foto' }).waitFor()
}

/** Photos in a conversation, to choose, on their way, and got. */
export const chatPhotoScreens = (): Screen[] => [
  screen('member', 'photos in a chat', talk, undefined, { before: showBoth }),
  screen('member', 'photo to choose', talk, openSheet),
  screen('member', 'photo that is chosen', talk, choose),
  screen('member', 'photo without credits', talk, choose, { before: spendAll }),
  screen('member', 'photo on its way', talk, sendSlowly),
  screen('member', 'photo to who takes none', talk, openSheet, { before: takeNone }),
]
