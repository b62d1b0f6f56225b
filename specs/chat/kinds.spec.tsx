import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { MessageKind } from '#core/chat/values.ts'
import { freshDevice } from '#specs/harness/screens/page.tsx'
import { settings, talk, user } from '#specs/harness/server/people.ts'
import { box, openTalk, SEND, write } from './open-talk.ts'

beforeEach(() => {
  freshDevice()
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:a', revokeObjectURL() {} }),
  )
})

/** Told apart by what they cost. */
const PRICES = { message_credits: 2, photo_credits: 3, gift_credits: 4 }
const priced = { 'GET /api/settings.php': () => ({ ...settings, ...PRICES }) }

const PICTURE = new Uint8Array([0xff, 0xd8, 0xff, 0, 0, 0, 0, 0, 0, 0, 0, 0])
const photoSheet = () => screen.findByRole('dialog', { name: 'Foto voor Bram' })
const giftSheet = () => screen.findByRole('dialog', { name: 'Cadeau voor Bram' })

type Kind = {
  price: number
  /** The button that sends it, at its price. */
  way: RegExp
  choose: () => Promise<unknown>
  /** What was chosen is there again, without choosing. */
  isKept: () => Promise<unknown>
  /** Beside what it is asked. */
  where: () => Promise<HTMLElement>
}
const kinds: Record<MessageKind, Kind> = {
  text: {
    price: PRICES.message_credits,
    way: /^Verstuur · 2 credits/,
    choose: () => write('Dag Bram'),
    isKept: async () => expect((await box()).value).toBe('Dag Bram'),
    where: async () => document.body,
  },
  photo: {
    price: PRICES.photo_credits,
    way: /^Stuur · 3 credits/,
    choose: async () => {
      fireEvent.click(await screen.findByRole('button', { name: 'Foto sturen' }))
      const field = within(await photoSheet()).getByLabelText('Kies uit je foto’s')
      const files = [new File([PICTURE], 'a.jpg', { type: 'image/jpeg' })]
      fireEvent.change(field, { target: { files } })
      await screen.findByRole('img', { name: 'De foto die je koos' })
    },
    isKept: () => screen.findByRole('img', { name: 'De foto die je koos' }),
    where: photoSheet,
  },
  gift: {
    price: PRICES.gift_credits,
    way: /^Stuur · 4 credits/,
    choose: async () => {
      fireEvent.click(await screen.findByRole('button', { name: 'Cadeau geven' }))
      fireEvent.click(within(await giftSheet()).getByRole('radio', { name: 'Kaars' }))
    },
    isKept: async () =>
      expect(
        within(await giftSheet()).getByRole<HTMLInputElement>('radio', { name: 'Kaars' }).checked,
      ).toBe(true),
    where: giftSheet,
  },
}

describe('what is sent to somebody', () => {
  it('as message, photo or gift costs what the site asks for that, and with too few credits the way to buy them is there and what was chosen is kept (CHT-05)', async () => {
    for (const { price, way, choose, isKept, where } of Object.values(kinds)) {
      freshDevice()
      const poor = openTalk(talk(), user({ credits: price - 1 }), priced)
      await choose()
      const shown = within(await where())
      expect(shown.getByText('Je hebt niet genoeg credits.')).toBeTruthy()
      expect(shown.getByRole('link', { name: 'Credits kopen' })).toBeTruthy()
      expect(shown.getByText(/blijft bewaard/)).toBeTruthy()
      expect(poor.of(SEND)).toEqual([])
      poor.leave()
      const rich = openTalk(talk(), user({ credits: price }), priced)
      await isKept()
      expect(within(await where()).getByRole('button', { name: way })).toBeTruthy()
      rich.leave()
    }
  })
})
