import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Answer } from '#core/contract/contract.ts'
import type { User } from '#core/contract/shapes.ts'
import { freshDevice, openPage } from '#specs/harness/screens/page.tsx'
import { shortenPauses } from '#specs/harness/screens/short-pauses.ts'
import { type Answers, silence } from '#specs/harness/server/answers.ts'
import { other, talk, user } from '#specs/harness/server/people.ts'

beforeEach(freshDevice)

type Credits = Answer<'GET /api/credits.php'>
const bundle = (credits: number, minor: number): Credits['bundles'][number] => ({
  id: `credits-${credits}`,
  credits,
  price: { minor, currency: 'EUR' },
  methods: ['ideal'],
  banks: {},
})
const offer: Credits = {
  country: 'NL',
  bundles: [bundle(10, 499), bundle(25, 999), bundle(60, 1_999), bundle(150, 3_999)],
  vat_basis_points: 2_100,
  keeps: [],
  immediate_delivery_consent: 0,
}

const poor = () => user({ credits: 0, paid_user: true })
const openTalk = (who: User = poor(), answers: Answers = {}) =>
  openPage(`/members/${other}/chat`, who, {
    'GET /api/chat.php': () => ({ conversation: talk() }),
    'PUT /api/chat.php': () => ({ unread: 0 }),
    'GET /api/credits.php': () => offer,
    ...answers,
  })
const write = async (text: string) =>
  fireEvent.change(await screen.findByRole('textbox', { name: 'Bericht' }), {
    target: { value: text },
  })
const buy = async () => fireEvent.click(await screen.findByRole('link', { name: 'Credits kopen' }))

describe('who has too few credits in a conversation', () => {
  it('sees the bundles over it, with what was written, and one of them chosen beforehand', async () => {
    const { at } = openTalk()
    await write('Dan ga ik mee')
    await buy()
    const sheet = within(await screen.findByRole('dialog', { name: 'Praat verder' }))
    expect(sheet.getByText('Dan ga ik mee')).toBeTruthy()
    expect(sheet.getByText('Je hebt 0 credits.')).toBeTruthy()
    expect(sheet.getAllByRole('radio')).toHaveLength(3)
    expect(sheet.getByRole('link', { name: 'Meer bundels' })).toBeTruthy()
    expect(sheet.getByRole('link', { name: /^Kies 25 credits voor/ })).toBeTruthy()
    expect(at()).toBe(`/members/${other}/chat`)
  })

  it('goes on to the order of the bundle that they choose, two taps from the bank', async () => {
    const { at } = openTalk()
    await buy()
    const sheet = within(await screen.findByRole('dialog'))
    fireEvent.click(sheet.getByRole('radio', { name: /^60 credits/ }))
    fireEvent.click(sheet.getByRole('link', { name: /^Kies 60 credits voor/ }))
    await screen.findByRole('button', { name: /^Betaal/ })
    expect(at()).toBe('/credits/credits-60')
  })

  it('is back in the conversation once it is closed', async () => {
    const { at } = openTalk()
    await write('Nog hier')
    await buy()
    fireEvent(await screen.findByRole('dialog'), new Event('close'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Bericht' }).value).toBe(
      'Nog hier',
    )
    expect(at()).toBe(`/members/${other}/chat`)
  })

  it.each<[string, () => Credits | typeof silence]>([
    ['where the bundles cannot be had', () => silence],
    ['where nothing is for sale', () => ({ ...offer, bundles: [] })],
  ])('goes to the page of credits %s', async (_, credits) => {
    const { at } = openTalk(poor(), { 'GET /api/credits.php': credits } as Answers)
    shortenPauses()
    await buy()
    await waitFor(() => expect(at()).toBe('/credits'))
  })
})
