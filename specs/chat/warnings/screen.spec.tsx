import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { EARLY_MESSAGES } from '#core/chat/warnings/values.ts'
import { freshDevice, hint } from '#specs/harness/screens/page.tsx'
import { me, member, message, talk, user } from '#specs/harness/server/people.ts'
import { openTalk } from '../open-talk.ts'

beforeEach(freshDevice)

const NAME = 'Let op bij dit bericht'
const LOAN = 'Mijn pas is geblokkeerd. Kun je 150 euro voorschieten? Vrijdag heb je het terug.'
const notice = () => screen.findByRole('complementary', { name: NAME })
const bubble = () => document.querySelector('mark')?.parentElement as HTMLElement
const explain = (within_: HTMLElement) =>
  fireEvent.click(within(within_).getByRole('button', { name: 'Waarom?' }))
const notices = () => screen.queryAllByRole('complementary', { name: NAME })

describe('a message that asks for something', () => {
  it('is followed by one strip that names what it asks, and explains it on request (CHT-19)', async () => {
    openTalk(talk({ messages: [message(40, LOAN)] }))
    const strip = await notice()
    const told = within(strip)
    expect(told.getByText('Vraagt om geld')).toBeTruthy()
    expect(told.queryByText(/bekendste manier van oplichten/)).toBeNull()
    explain(strip)
    expect(told.getByText(/150 euro voorschieten/).tagName).toBe('Q')
    expect(told.getByText(/bekendste manier van oplichten/)).toBeTruthy()
    expect(told.getByText(/Maak geen geld over/)).toBeTruthy()
    expect(told.getByText(/Niemand leest mee/)).toBeTruthy()
    expect(bubble().textContent).toBe(LOAN.replace('Kun je', 'Let op: Kun je'))
  })

  it('that asks for several things has one strip for all of them, each with its reason (CHT-19)', async () => {
    const all = 'Kun je me 150 euro lenen? Het kan op NL91 ABNA 0417 1643 00.'
    openTalk(talk({ messages: [message(1, all)] }))
    const strip = await notice()
    expect(notices()).toHaveLength(1)
    expect(within(strip).getAllByRole('button')).toHaveLength(4)
    explain(strip)
    expect(within(strip).getAllByRole('button', { name: /^Melden: / })).toHaveLength(2)
    expect(within(strip).getAllByText(/Niemand leest mee/)).toHaveLength(1)
    explain(strip)
    expect(within(strip).queryByText(/Niemand leest mee/)).toBeNull()
  })

  it('has that passage marked in its bubble, and says so to who listens (CHT-19)', async () => {
    openTalk(talk({ messages: [message(40, LOAN)] }))
    const strip = await notice()
    explain(strip)
    const [passage] = strip.getElementsByTagName('q')
    const [mark, ...others] = document.querySelectorAll('mark')
    expect(others).toEqual([])
    expect(mark?.textContent).toBe(`Let op: ${passage?.textContent}`)
    expect(mark?.firstElementChild?.className).toContain('visually-hidden')
  })

  it('is marked alike where it came with a gift or a photo, and its link still asks first', async () => {
    const site = 'Kijk eens op https://elders.example/ik'
    openTalk(
      talk({
        messages: [
          { ...message(1, LOAN), type: 'gift', gift: 'rose' },
          { ...message(2, LOAN), type: 'photo', opened: true },
          message(3, site),
        ],
      }),
    )
    await waitFor(() => expect(document.querySelectorAll('mark')).toHaveLength(3))
    const link = screen.getByRole('button', { name: 'https://elders.example/ik' })
    expect(link.closest('mark')).not.toBeNull()
    fireEvent.click(link)
    expect(await screen.findByRole('dialog')).toBeTruthy()
  })

  it('is not marked for who wrote it', async () => {
    openTalk(talk({ messages: [message(1, LOAN, me), message(2, 'Heb je telegram?')] }))
    await notice()
    expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual([
      'Let op: Heb je telegram?',
    ])
  })

  it('is told of alike when a fictional profile wrote it', async () => {
    openTalk(talk({ member: member({ fictional: true }), messages: [message(1, LOAN)] }))
    expect(await notice()).toBeTruthy()
  })

  it('is not told of to who wrote it, nor where it is harmless, removed or late enough', async () => {
    const later = EARLY_MESSAGES + 1
    const messages = [
      message(1, LOAN, me),
      message(2, 'Ik ben om 20.30 uur thuis'),
      { ...message(3, 'Heb je whatsapp?'), state: 'removed' as const },
      message(later, 'Heb je telegram?'),
      message(later + 1, LOAN),
    ]
    openTalk(talk({ messages }))
    await notice()
    expect(notices()).toHaveLength(1)
  })

  it('asks nothing of the server for it', async () => {
    const { asked } = openTalk(talk({ messages: [message(1, LOAN)], read_seq: 1 }))
    await notice()
    fireEvent.click(screen.getByRole('button', { name: 'Deze tip verbergen' }))
    expect(notices()).toHaveLength(0)
    expect(asked.length).toBeGreaterThan(0)
    expect(asked.filter(({ key }) => !key.startsWith('GET '))).toEqual([])
    expect(JSON.stringify(asked)).not.toContain('voorschieten')
  })

  it('is called harmless or rightly warned of with one tap, which sends only the kinds (CHT-19)', async () => {
    const messages = [message(1, LOAN), message(2, 'Heb je telegram?')]
    const { of } = openTalk(talk({ messages, read_seq: 2 }), user(), {
      'POST /api/warning-verdict.php': () => ({}),
    })
    await waitFor(() => expect(notices()).toHaveLength(2))
    const [first, second] = notices()
    if (!first || !second) throw new Error('There are no two warnings')
    fireEvent.click(within(first).getByRole('button', { name: 'Klopt' }))
    expect(await screen.findByText(/Alleen je oordeel is geteld/)).toBeTruthy()
    expect(within(first).queryByRole('button', { name: 'Niets mis' })).toBeNull()
    expect(document.activeElement?.textContent).toBe('Waarom?')
    fireEvent.click(within(second).getByRole('button', { name: 'Niets mis' }))
    expect(notices()).toEqual([first])
    const sent = () => of('POST /api/warning-verdict.php').map(({ body }) => body)
    await waitFor(() => expect(sent()).toHaveLength(2))
    expect(sent()).toEqual([
      { kinds: ['money'], verdict: 'right' },
      { kinds: ['elsewhere'], verdict: 'fine' },
    ])
  })

  it('stays without its warning once that is closed, also when it is opened again', async () => {
    const messages = [message(1, LOAN), message(2, 'Heb je telegram?')]
    const first = openTalk(talk({ messages }))
    await waitFor(() => expect(notices()).toHaveLength(2))
    const close = screen.getAllByRole('button', { name: 'Deze tip verbergen' })[0]
    if (close) fireEvent.click(close)
    expect(notices()).toHaveLength(1)
    first.leave()
    openTalk(talk({ messages }))
    expect((await notice()).textContent).toContain('ergens anders')
    expect(notices()).toHaveLength(1)
  })

  it('is said politely to who listens, when it comes while one looks', async () => {
    openTalk(talk({ messages: [message(1, LOAN)] }), user(), {
      'GET /api/chat.php': ({ query }) => ({
        conversation: talk(
          query.after
            ? { messages: [message(2, 'Heb je telegram?')], last_seq: 2, read_seq: 1 }
            : { messages: [message(1, LOAN)] },
        ),
      }),
    })
    await notice()
    expect(screen.queryByText(/^Let op bij dit bericht\./)).toBeNull()
    await waitFor(() => {
      hint('chats', talk().id)
      const spoken = screen.getByText('Let op bij dit bericht. Wil al ergens anders praten.')
      expect(spoken.getAttribute('aria-live')).toBe('polite')
    })
  })
})
