import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { freshDevice, hears } from '#specs/harness/screens/page.tsx'
import { me, message, talk, user } from '#specs/harness/server/people.ts'
import { openTalk } from './open-talk.ts'

beforeEach(freshDevice)

const SAID = 'Hoi schoonheid, zin om uit te gaan?'
const own = message(1, SAID, me)
const until = new Date(Date.parse(own.at) + 3_600_000).toISOString()
const held = { ...own, state: 'held' as const, held_until: until }
const waits = /^Wordt eerst bekeken, uiterlijk om \d\d:\d\d$/

describe('a first message that is held', () => {
  it('says under it until when it is looked at, and that nothing follows it till then (MOD-05)', async () => {
    openTalk(talk({ messages: [held] }))
    const row = (await screen.findByText(SAID)).closest('li')
    if (!row) throw new Error('It stands in no row')
    expect(within(row).getByText(waits)).toBeTruthy()
    expect(within(row).queryByText('Verstuurd')).toBeNull()
    expect(screen.getByText(/Je eerste bericht wordt nog bekeken/)).toBeTruthy()
  })

  it.each([
    ['sent', 'Verstuurd'],
    ['refunded', 'Niet gelezen, je credits zijn terug'],
  ] as const)('says at once that it is %s, and to who listens', async (state, words) => {
    let now = talk({ messages: [held] })
    openTalk(now, user(), { 'GET /api/chat.php': () => ({ conversation: now }) })
    await screen.findByText(waits)
    now = talk({ messages: [{ ...own, state }] })
    await hears('chats', now.id)
    const told = await screen.findByText(words)
    expect(told.closest('[aria-live="polite"]')).not.toBeNull()
    expect(screen.queryByText(waits)).toBeNull()
  })
})

describe('a message that went on because nobody had looked', () => {
  it('tells who got it why it was held, and that nobody read it (MOD-05)', async () => {
    openTalk(talk({ messages: [{ ...message(1, SAID), signs: ['same_opener'] }] }))
    const name = 'Let op bij dit bericht'
    const told = within(await screen.findByRole('complementary', { name }))
    expect(told.getByText('Schreef hetzelfde aan veel mensen')).toBeTruthy()
    fireEvent.click(told.getByRole('button', { name: 'Waarom?' }))
    expect(told.getByText(/ging ook naar anderen/)).toBeTruthy()
    expect(told.getByText('Dit is geteld. Niemand las mee.')).toBeTruthy()
    expect(told.getByRole('button', { name: /Melden/ })).toBeTruthy()
  })
})
