import type { Page } from 'playwright'
import type { Message } from '#core/chat/contract.ts'
import { changing, spendAll } from './payment-acts.ts'
import { type Screen, screen } from './screens.ts'
import type { Lived } from './screens-lived.ts'

const talk = ({ conversation }: Lived) => `/chats/${conversation}`

/** Of what was said last, each side has given something. */
const giveBoth = changing<{ conversation: { messages: Message[] } }>(
  'chat',
  ({ conversation }) => ({
    conversation: {
      ...conversation,
      messages: conversation.messages.map((message, nth, { length }) => {
        const gift = (['socks', 'tulips'] as const)[length - 1 - nth]
        return gift ? { ...message, type: 'gift', gift, body: '' } : message
      }),
    },
  }),
)

const openGifts = async (page: Page) => {
  await page.getByRole('button', { name: 'Cadeau geven' }).click()
  await page.getByRole('dialog', { name: /^Cadeau voor/ }).waitFor()
}

const chooseGift = async (page: Page) => {
  await openGifts(page)
  await page.getByRole('dialog').getByText('Zonnebloem', { exact: true }).click()
}

const chooseInVain = async (page: Page) => {
  await chooseGift(page)
  await page.getByRole('dialog').getByRole('link', { name: 'Credits kopen' }).waitFor()
}

/** Gifts, to choose from and given. */
const chooseEmoji = async (page: Page) => {
  await page.getByRole('button', { name: 'Emoji' }).click()
  await page.getByRole('gridcell').first().waitFor()
}

export const giftScreens = (): Screen[] => [
  screen('member', 'gifts in a chat', talk, undefined, { before: giveBoth }),
  screen('member', 'gifts to choose from', talk, chooseGift),
  screen('member', 'emoji to choose from', talk, chooseEmoji),
  screen('member', 'gift without credits', talk, chooseInVain, { before: spendAll }),
]
