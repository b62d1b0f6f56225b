import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { answerQuestion } from '#specs/harness/screens/answer-question.ts'
import { freshDevice, hint } from '#specs/harness/screens/page.tsx'
import { silence } from '#specs/harness/server/answers.ts'
import { me, message, other, talk, user } from '#specs/harness/server/people.ts'
import { button, openTalk, SEND, write } from './open-talk.ts'

beforeEach(freshDevice)

const theirs = message(1, 'Ga je mee naar zee?')
const mine = message(2, 'Ja, zondag', me)
const both = [theirs, mine]

const rowOf = async (text: string) => {
  const row = (await screen.findByText(text)).closest('li')
  if (!row) throw new Error('It stands in no row')
  return row
}
const openMenu = async (text: string) => {
  const row = await rowOf(text)
  fireEvent.click(within(row).getByRole('button', { name: 'Opties bij dit bericht' }))
  return screen.getByRole('dialog', { name: 'Opties bij dit bericht', hidden: true })
}
const entries = (menu: HTMLElement) =>
  within(menu)
    .getAllByRole('button', { hidden: true })
    .map(({ textContent }) => textContent)
const choose = (menu: HTMLElement, entry: string) => {
  fireEvent.click(within(menu).getByRole('button', { name: entry, hidden: true }))
  fireEvent(menu, new Event('close'))
}

describe('the menu of a message', () => {
  it('offers of what the other said a heart, and of what one said oneself its removal', async () => {
    openTalk(talk({ messages: both }))
    const hers = await openMenu(theirs.body)
    expect(entries(hers)).toEqual(['Kopieer', 'Antwoord', 'Geef een hartje', 'Melden', 'Sluiten'])
    choose(hers, 'Sluiten')
    expect(entries(await openMenu(mine.body))).toEqual([
      'Kopieer',
      'Antwoord',
      'Verwijder',
      'Sluiten',
    ])
  })

  it('is not there for what is gone, and offers only copying and removal where nobody answers', async () => {
    const gone = { ...message(3, '', me), state: 'removed' as const }
    openTalk(talk({ messages: [...both, gone], member_there: false }))
    const row = await rowOf('Dit bericht is gewist.')
    expect(within(row).queryByRole('button')).toBeNull()
    const hers = await openMenu(theirs.body)
    expect(entries(hers)).toEqual(['Kopieer', 'Melden', 'Sluiten'])
    choose(hers, 'Sluiten')
    expect(entries(await openMenu(mine.body))).toEqual(['Kopieer', 'Verwijder', 'Sluiten'])
  })

  it('opens under a long touch, and takes the lifting of that finger for no choice', async () => {
    const { of } = openTalk(talk({ messages: both }), user(), { 'PUT /api/heart.php': () => ({}) })
    const words = await screen.findByText(theirs.body)
    fireEvent.pointerDown(words, { pointerType: 'touch', clientX: 5, clientY: 5 })
    const heart = await screen.findByRole('button', { name: 'Geef een hartje', hidden: true })
    fireEvent.pointerUp(heart, { pointerType: 'touch' })
    fireEvent.click(heart)
    expect(heart.isConnected).toBe(true)
    await new Promise((done) => setTimeout(done))
    choose(screen.getByRole('dialog', { hidden: true }), 'Geef een hartje')
    await waitFor(() => expect(of('PUT /api/heart.php')).toHaveLength(1))
  })

  it('removes what one said after asking, and says so where it stood', async () => {
    const { of } = openTalk(talk({ messages: both }), user(), {
      'DELETE /api/message.php': () => ({}),
    })
    choose(await openMenu(mine.body), 'Verwijder')
    await answerQuestion(/wissen|verwijder/i, 'Toch niet')
    expect(of('DELETE /api/message.php')).toHaveLength(0)
    choose(await openMenu(mine.body), 'Verwijder')
    await answerQuestion(/wissen|verwijder/i, 'Verwijder')
    await screen.findByText('Dit bericht is gewist.')
    expect(of('DELETE /api/message.php')[0]?.body).toEqual({ id: mine.id })
  })
})

describe('a heart', () => {
  const HEART = 'PUT /api/heart.php'

  it('is given by a double touch and taken back by another, and goes where the server says no', async () => {
    const answers = [{}, {}, { status: 404, refusal: { error: 'not_found' as const } }]
    const { of } = openTalk(talk({ messages: both }), user(), {
      [HEART]: () => answers.shift() ?? {},
    })
    const words = await screen.findByText(theirs.body)
    fireEvent.doubleClick(words)
    await screen.findByText('Jij gaf een hartje')
    fireEvent.doubleClick(words)
    await waitFor(() => expect(screen.queryByText('Jij gaf een hartje')).toBeNull())
    fireEvent.doubleClick(words)
    await screen.findByText('Dat is niet gelukt.')
    expect(screen.queryByText('Jij gaf een hartje')).toBeNull()
    const at = { conversation: talk().id, seq: 1 }
    expect(of(HEART).map(({ body }) => body)).toEqual([
      { ...at, on: true },
      { ...at, on: false },
      { ...at, on: true },
    ])
  })

  it('is not given to what one said oneself', async () => {
    const { of } = openTalk(talk({ messages: both }))
    fireEvent.doubleClick(await screen.findByText(mine.body))
    expect(of(HEART)).toHaveLength(0)
    expect(screen.queryByText(/hartje/)).toBeNull()
  })

  it('comes to what one has on the screen already, as does a removal', async () => {
    const { of } = openTalk(talk({ messages: both }), user(), {
      'GET /api/chat.php': ({ query }) => ({
        conversation: query.after
          ? { ...talk({ messages: both, hearted: [2], removed: [1] }), messages: [] }
          : talk({ messages: both }),
      }),
    })
    await screen.findByText(theirs.body)
    await waitFor(() => {
      hint('chats', talk().id)
      expect(screen.getByText('Kreeg een hartje')).toBeTruthy()
    })
    expect(screen.getByText('Dit bericht is gewist.')).toBeTruthy()
    expect(screen.queryByText(theirs.body)).toBeNull()
    const { query } = of('GET /api/chat.php').at(-1) ?? {}
    expect(query).toMatchObject({ after: '2', shown_from: '1' })
  })
})

describe('a reply', () => {
  it('shows above the box what it replies to, which can be dropped, and is sent with its place', async () => {
    const { of } = openTalk(talk({ messages: both }), user(), { [SEND]: () => silence })
    choose(await openMenu(theirs.body), 'Antwoord')
    expect(screen.getByText('Antwoord aan Bram')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Bericht' }))
    fireEvent.click(screen.getByRole('button', { name: 'Toch niet op dit bericht antwoorden' }))
    expect(screen.queryByText('Antwoord aan Bram')).toBeNull()
    choose(await openMenu(theirs.body), 'Antwoord')
    await write('Graag')
    fireEvent.click(button())
    await waitFor(() => expect(of(SEND)).toHaveLength(1))
    expect(of(SEND)[0]?.body).toMatchObject({ profile: other, body: 'Graag', reply_to: 1 })
    expect(screen.queryByText('Antwoord aan Bram')).toBeNull()
  })

  it.each([
    ['as it is now where it is shown', both, 'Antwoord op Bram Ga je mee naar zee?'],
    [
      'as gone where it was removed',
      [{ ...theirs, body: '', state: 'removed' as const }, mine],
      'Antwoord op Bram Dit bericht is gewist.',
    ],
  ])('quotes what it replies to %s', async (_, before, name) => {
    const quoted = { from: other, body: theirs.body, gift: null }
    const reply = { ...message(3, 'Leuk', me), reply_to: 1, quoted }
    openTalk(talk({ messages: [...before, reply] }))
    expect(await screen.findByRole('button', { name })).toBeTruthy()
  })

  it('quotes the words that came with it where the message is shown to nobody', async () => {
    const quoted = { from: me, body: 'Lang geleden', gift: null }
    openTalk(talk({ messages: [{ ...message(9, 'Klopt'), reply_to: 2, quoted }], older: false }))
    expect((await rowOf('Lang geleden')).textContent).toContain('Jij Lang geleden')
    expect(screen.queryByRole('button', { name: /^Antwoord op/ })).toBeNull()
  })

  it('says so where what it replies to is older than one may see, and is a quote alone from then on', async () => {
    const quoted = { from: me, body: 'Lang geleden', gift: null }
    const reply = { ...message(9, 'Klopt'), reply_to: 2, quoted }
    const { of } = openTalk(talk({ messages: [reply], older: true, last_seq: 9 }), user(), {
      'GET /api/chat.php': ({ query }) => ({
        conversation: query.before
          ? talk({ messages: [message(8, 'Toch?')], older: false, hidden_by_limit: 7, last_seq: 9 })
          : talk({ messages: query.after ? [] : [reply], older: true, last_seq: 9 }),
      }),
    })
    fireEvent.click(await screen.findByRole('button', { name: /^Antwoord op/ }))
    await screen.findByText('Dat bericht kun je hier niet meer zien.')
    expect(screen.queryByRole('button', { name: /^Antwoord op/ })).toBeNull()
    expect((await rowOf('Lang geleden')).textContent).toContain('Klopt')
    expect(screen.getByText('Toch?')).toBeTruthy()
    expect(of('GET /api/chat.php').filter(({ query }) => 'before' in query)).toHaveLength(1)
  })
})

describe('what came since one was here last', () => {
  it('begins below a line, which what comes meanwhile does not get', async () => {
    const past = (seq: number, body: string, from = other) => ({
      ...message(seq, body, from),
      at: new Date(Date.now() - 60_000).toISOString(),
    })
    const messages = [past(1, 'Hoi'), past(2, 'Dag', me), past(3, 'Ben je er?'), past(4, 'Hallo?')]
    const { leave } = openTalk(talk({ messages, read_seq: 2 }))
    const line = await screen.findByText('Nieuw')
    expect(line.nextElementSibling?.textContent).toContain('Ben je er?')
    leave()
    const live = { ...message(5, 'Net gezegd'), at: new Date(Date.now() + 60_000).toISOString() }
    freshDevice()
    openTalk(talk({ messages: [...messages, live], read_seq: 4 }))
    await screen.findByText('Net gezegd')
    expect(screen.queryByText('Nieuw')).toBeNull()
  })
})

describe('an address in a message', () => {
  it('is text that tells its host before it is followed, and is never fetched', async () => {
    const text = 'Kijk: https://bank.nl@kwaad.example/x. Leuk?'
    openTalk(talk({ messages: [message(1, text)] }))
    const words = await screen.findByRole('button', { name: 'https://bank.nl@kwaad.example/x' })
    expect(words.closest('li')?.textContent).toContain(text)
    expect(document.querySelector('a[href*="kwaad.example"]')).toBeNull()
    fireEvent.click(words)
    const warning = screen.getByRole('dialog', { name: /^Je verlaat / })
    expect(warning.textContent).toContain('Deze link gaat naar kwaad.example.')
    const go = within(warning).getByRole('link', { name: 'Toch openen', hidden: true })
    expect(go.getAttribute('rel')).toBe('noopener noreferrer nofollow')
    fireEvent.click(within(warning).getByRole('button', { name: 'Blijf hier', hidden: true }))
    fireEvent(warning, new Event('close'))
    expect(screen.queryByRole('dialog', { name: /^Je verlaat / })).toBeNull()
  })
})
