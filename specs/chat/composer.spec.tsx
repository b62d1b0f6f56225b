import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { sendingFacts } from '#client/features/chat/facts.ts'
import { FREE_CONVERSATIONS, maySend } from '#core/chat/rules.ts'
import { ok } from '#core/kernel/verdict.ts'
import { freshDevice } from '#specs/harness/screens/page.tsx'
import { me, member, message, other, settings, talk, user } from '#specs/harness/server/people.ts'
import { box, button, openTalk, SEND, write } from './open-talk.ts'

beforeEach(freshDevice)

describe('the composer', () => {
  it('offers what the chart allows, at the price it will cost', async () => {
    const { of } = openTalk(talk())
    await write('Hallo Bram')
    expect(button().textContent).toBe('Verstuur · 1 credit')
    expect(screen.getByText('Je hebt 3 credits')).toBeTruthy()
    expect(button().disabled).toBe(false)
    fireEvent.click(button())
    await screen.findByText('Je hebt 2 credits')
    expect(of(SEND)[0]?.body).toMatchObject({ profile: other, body: 'Hallo Bram' })
    expect((await box()).value).toBe('')
  })

  it('names the least price of a credit only to a member who has to buy one', async () => {
    openTalk(talk(), user({ credits: 0 }))
    await write('Hallo Bram')
    expect(button().textContent).toBe('Verstuur · 1 credit · vanaf €\u00a00,27')
  })

  it('sends once, however often it is clicked', async () => {
    const { of } = openTalk(talk())
    await write('Hallo')
    const send = button()
    fireEvent.click(send)
    fireEvent.click(send)
    await screen.findByText('Je hebt 2 credits')
    expect(of(SEND)).toHaveLength(1)
  })

  it('confirms a composition with Enter and sends with the next, also in the order of Safari', async () => {
    const { of } = openTalk(talk())
    const real = window.matchMedia.bind(window)
    vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({
      ...real(query),
      matches: query === '(pointer: fine)',
    }))
    await write('こんにちは')
    fireEvent.keyDown(await box(), { key: 'Enter', keyCode: 229, isComposing: false })
    fireEvent.keyDown(await box(), { key: 'Enter', keyCode: 13, isComposing: true })
    expect(of(SEND)).toEqual([])
    fireEvent.keyDown(await box(), { key: 'Enter', keyCode: 13 })
    await screen.findByText('Je hebt 2 credits')
    expect(of(SEND)).toHaveLength(1)
    vi.restoreAllMocks()
  })

  it('offers nothing before something is typed', async () => {
    openTalk(talk())
    await write('  ')
    expect(button().disabled).toBe(true)
    expect(screen.queryByText('Typ eerst een bericht.')).toBeNull()
  })

  it('takes a message of the greatest length and no longer one, by what people count (CHT-08)', async () => {
    openTalk(talk())
    const family = '👨‍👩‍👧'
    await write(family.repeat(settings.message_length))
    expect(button().disabled).toBe(false)
    expect(screen.getByText('Nog 0 tekens')).toBeTruthy()
    await write(family.repeat(settings.message_length + 1))
    expect(button().disabled).toBe(true)
    expect(screen.getByText('1 teken te lang')).toBeTruthy()
  })

  it('says that the credits are too few, leads to more, and keeps the text', async () => {
    const { leave, of } = openTalk(talk(), user({ credits: 0 }))
    await write('Blijft bewaard')
    expect(button().disabled).toBe(true)
    expect(screen.getByText('Je hebt niet genoeg credits.')).toBeTruthy()
    const buy = screen.getByRole('link', { name: 'Credits kopen' })
    expect(buy.getAttribute('href')).toBe('/credits')
    fireEvent.submit(button())
    expect(of(SEND)).toEqual([])
    leave()
    openTalk(talk(), user({ credits: 25 }))
    expect((await box()).value).toBe('Blijft bewaard')
    expect(button().disabled).toBe(false)
  })

  it('lets nobody reply whose address is not confirmed, and offers the mail again (CHT-06)', async () => {
    const { of } = openTalk(
      talk({ messages: [message(1, 'Hoi')] }),
      user({ confirmed: false, credits: 3 }),
      { 'POST /api/activation.php?resend=1': () => ({}) },
    )
    await write('Hoi terug')
    expect(button().disabled).toBe(true)
    await screen.findByText(/^Bevestig eerst je e-mailadres/)
    const [again] = screen.getAllByRole('button', { name: 'Stuur een nieuwe mail' })
    fireEvent.click(again as HTMLElement)
    await screen.findAllByText(/De mail is onderweg/)
    expect(of('POST /api/activation.php?resend=1')).toHaveLength(1)
  })

  it('alerts to premium, and does nothing else, past the free conversations (CHT-07)', async () => {
    const { of } = openTalk(talk(), user({ started_conversations: FREE_CONVERSATIONS }))
    await write('Hallo')
    expect(screen.getByText('Dit kan alleen met Premium.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Premium worden' }).getAttribute('href')).toBe(
      '/credits',
    )
    fireEvent.submit(button())
    expect(of(SEND)).toEqual([])
  })

  it('goes on in a conversation that was begun, however many there are', async () => {
    openTalk(
      talk({ messages: [message(1, 'Hoi', me)] }),
      user({ started_conversations: FREE_CONVERSATIONS }),
    )
    await write('Ben je er nog?')
    expect(button().disabled).toBe(false)
  })

  it('takes no message to a member who is gone, and says so', async () => {
    openTalk(talk({ member_there: false }))
    await screen.findByText(/Dit lid is er niet meer/)
    expect(screen.queryByRole('textbox', { name: 'Bericht' })).toBeNull()
  })

  it('asks for a plain yes before the first paid message to a fictional profile, and only then', async () => {
    const fictional = member({ fictional: true })
    const { of } = openTalk(talk({ member: fictional }))
    expect((await screen.findAllByText('Fictief profiel')).length).toBeGreaterThan(0)
    await write('Hallo')
    fireEvent.click(button())
    await screen.findByRole('alertdialog', { name: 'Bram is een fictief profiel' })
    expect(of(SEND)).toEqual([])
    fireEvent.click(screen.getByRole('button', { name: 'Niet versturen' }))
    expect((await box()).value).toBe('Hallo')
    fireEvent.click(button())
    fireEvent.click(await screen.findByRole('button', { name: 'Ja, verstuur' }))
    await screen.findByText('Je hebt 2 credits')
    await write('Nog een')
    fireEvent.click(button())
    await waitFor(() => expect(of(SEND)).toHaveLength(2))
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })
})

describe('the facts of the client', () => {
  it('count what still has to be sent as spent', () => {
    const known = { user: user(), settings, conversation: talk(), text: 'Hoi' }
    const open = { blocking: false, barred: false, startsThis: false }
    expect(maySend({ ...open, ...sendingFacts({ ...known, waiting: 2 }) })).toBe(ok)
    const broke = sendingFacts({ ...known, waiting: 3 })
    expect(maySend({ ...open, ...broke })).toBe('insufficient_credits')
  })
})
