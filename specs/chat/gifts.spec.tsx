import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Message } from '#core/chat/contract.ts'
import type { Gift } from '#core/chat/values.ts'
import type { User } from '#core/contract/shapes.ts'
import { freshDevice, openPage } from '#specs/harness/screens/page.tsx'
import type { Answers } from '#specs/harness/server/answers.ts'
import { me, member, message, other, settings, talk, user } from '#specs/harness/server/people.ts'
import { openTalk, SEND } from './open-talk.ts'

beforeEach(freshDevice)

const given = (seq: number, gift: Gift, from = other, body = ''): Message => ({
  ...message(seq, body, from),
  type: 'gift',
  gift,
})
const rich = (changes: Partial<User> = {}) => user({ credits: 9, ...changes })
const openGifts = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Cadeau geven' }))
  return within(await screen.findByRole('dialog', { name: 'Cadeau voor Bram' }))
}
const withSettings = (changes: object): Answers => ({
  'GET /api/settings.php': () => ({ ...settings, ...changes }),
})

describe('the gifts to choose from (CHT-10)', () => {
  it('are 24 in four kinds, of which one is chosen and sent at its price', async () => {
    const { of } = openTalk(talk(), rich())
    const sheet = await openGifts()
    expect(sheet.getAllByRole('radio')).toHaveLength(24)
    const kinds = sheet.getAllByRole('group').map(({ firstChild }) => firstChild?.textContent)
    expect(kinds).toEqual(['Bloemen', 'Iets lekkers', 'Samen', 'Voor thuis'])
    expect(sheet.getByText('3 credits per stuk')).toBeTruthy()
    const button = sheet.getByRole<HTMLButtonElement>('button', { name: 'Kies een cadeau' })
    expect(button.disabled).toBe(true)
    fireEvent.click(sheet.getByRole('radio', { name: 'IJsje' }))
    fireEvent.click(sheet.getByRole('radio', { name: 'Briefje' }))
    const send = sheet.getByRole('button', { name: 'Stuur · 3 credits' })
    fireEvent.click(send)
    fireEvent.click(send)
    await screen.findByText('Je hebt 2 credits')
    expect(of(SEND)).toHaveLength(1)
    expect(of(SEND)[0]?.body).toMatchObject({ profile: other, gift: 'letter', body: '' })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('are without what the site leaves out, and not there where it gives none', async () => {
    const flowers = ['tulips', 'sunflower', 'rose', 'daisy', 'lavender', 'olive-branch']
    const { leave } = openTalk(talk(), rich(), withSettings({ gifts_left_out: flowers }))
    const sheet = await openGifts()
    expect(sheet.getAllByRole('radio')).toHaveLength(18)
    expect(sheet.queryByText('Bloemen')).toBeNull()
    leave()
    const free = withSettings({ gift_credits: 0 })
    openTalk(talk(), rich(), free)
    fireEvent.click((await openGifts()).getByRole('radio', { name: 'Kaars' }))
    expect(screen.getByRole('button', { name: 'Stuur' })).toBeTruthy()
  })

  it('say why none goes, and keep what was chosen for who comes back', async () => {
    const { leave, of } = openTalk(talk(), user({ credits: 2 }))
    const sheet = await openGifts()
    fireEvent.click(sheet.getByRole('radio', { name: 'Een plaat' }))
    expect(sheet.getByText('Je hebt niet genoeg credits.')).toBeTruthy()
    expect(sheet.getByText(/Je keuze blijft bewaard/)).toBeTruthy()
    expect(sheet.getByRole('link', { name: 'Credits kopen' })).toBeTruthy()
    expect(of(SEND)).toEqual([])
    leave()
    openTalk(talk(), rich())
    const again = within(await screen.findByRole('dialog', { name: 'Cadeau voor Bram' }))
    expect(again.getByRole<HTMLInputElement>('radio', { name: 'Een plaat' }).checked).toBe(true)
    expect(again.getByRole('button', { name: 'Stuur · 3 credits' })).toBeTruthy()
  })

  it('ask for a yes before the first that is paid for to a fictional profile (H1)', async () => {
    const { of } = openTalk(talk({ member: member({ fictional: true }) }), rich())
    const sheet = await openGifts()
    fireEvent.click(sheet.getByRole('radio', { name: 'Fietstocht' }))
    fireEvent.click(sheet.getByRole('button', { name: 'Stuur · 3 credits' }))
    expect(sheet.getByText(/Dit cadeau kost 3 credits/)).toBeTruthy()
    fireEvent.click(sheet.getByRole('button', { name: 'Niet versturen' }))
    expect(of(SEND)).toEqual([])
    fireEvent.click(sheet.getByRole('button', { name: 'Stuur · 3 credits' }))
    fireEvent.click(sheet.getByRole('button', { name: 'Ja, verstuur' }))
    await waitFor(() => expect(of(SEND)[0]?.body).toMatchObject({ gift: 'bike-ride' }))
  })
})

describe('a gift that was given', () => {
  it('is a picture with its name, from whom it is, and what was said with it', async () => {
    const messages = [given(1, 'tulips', other, 'Voor op tafel'), given(2, 'cake', me)]
    openTalk(talk({ messages }), rich())
    const [theirs, own] = await waitFor(() => {
      const found = screen.getAllByRole('listitem').filter((item) => item.querySelector('img'))
      expect(found).toHaveLength(2)
      return found
    })
    expect(theirs?.textContent).toMatch(/Bosje tulpenEen cadeau van BramVoor op tafel/)
    expect(theirs?.querySelector('img')?.getAttribute('src')).toBe('/gifts/tulips.svg')
    expect(own?.textContent).toMatch(/Stuk taartJouw cadeau/)
  })

  it('is told in words in the list of conversations, by who gave it', async () => {
    const chat = (last_message: Message) => ({
      'GET /api/chats.php': () => ({
        chats: [
          {
            conversation: talk().id,
            profile: other,
            num_unread_messages: 0,
            member: member(),
            last_message,
          },
        ],
        unread: 0,
      }),
    })
    const { leave } = openPage('/chats', rich(), chat(given(1, 'wine')))
    expect(await screen.findByText('Een cadeau voor jou: Glas wijn')).toBeTruthy()
    leave()
    openPage('/chats', rich(), chat(given(1, 'wine', me)))
    expect(await screen.findByText('Jij gaf: Glas wijn')).toBeTruthy()
  })
})
