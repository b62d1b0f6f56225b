import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { readServerTime } from '#client/platform/product-clock.ts'
import { freshDevice, hint, openPage } from '#specs/harness/screens/page.tsx'
import { silence } from '#specs/harness/server/answers.ts'
import { me, member, message, other, talk, user } from '#specs/harness/server/people.ts'
import { button, openTalk, SEND, write } from './open-talk.ts'

beforeEach(freshDevice)

describe('an open conversation', () => {
  it('is read by being opened, and shows its messages in order (CHT-02)', async () => {
    const messages = [message(1, 'Hoi'), message(2, 'Hallo', me), message(3, 'Alles goed?')]
    const { of } = openTalk(talk({ messages, read_seq: 1, other_read_seq: 1 }))
    const items = await screen.findAllByRole('listitem')
    const texts = items.map(({ textContent }) => textContent ?? '')
    expect(
      texts.filter((text) => /Hoi|Hallo|Alles/.test(text)).map((text) => text.slice(0, 3)),
    ).toEqual(['Hoi', 'Hal', 'All'])
    await waitFor(() => expect(of('PUT /api/chat.php')).toHaveLength(1))
    expect(of('PUT /api/chat.php')[0]?.body).toEqual({ conversation: talk().id, read_seq: 3 })
  })

  it('is told to be read for what the other one wrote, not for what one writes oneself', async () => {
    const messages = [message(1, 'Hoi'), message(2, 'Hallo', me), message(3, 'Ben je er?', me)]
    const { of } = openTalk(talk({ messages, read_seq: 0 }))
    await waitFor(() => expect(of('PUT /api/chat.php')).toHaveLength(1))
    expect(of('PUT /api/chat.php')[0]?.body).toEqual({ conversation: talk().id, read_seq: 1 })
  })

  it('is told to be read no further than to where one began to write oneself', async () => {
    const messages = [message(7, 'Hallo', me), message(8, 'Ben je er?', me)]
    const { of } = openTalk(talk({ messages, older: true, read_seq: 6 }))
    await screen.findByText('Ben je er?')
    expect(of('PUT /api/chat.php')).toHaveLength(0)
  })

  it('names its days by the clock of the product, whatever a device thinks', async () => {
    const at = (day: number) => new Date(2030, 4, day, 12).toISOString()
    readServerTime(at(8))
    const messages = [6, 7, 8].map((day) => ({ ...message(day, `Dag ${day}`), at: at(day) }))
    const entry = {
      conversation: talk().id,
      profile: other,
      member: member(),
      num_unread_messages: 0,
      last_message: messages[2] ?? null,
    }
    openTalk(talk({ messages, read_seq: 8 }), user(), {
      'GET /api/chats.php': () => ({ chats: [entry], unread: 0 }),
    })
    const days = await screen.findAllByText(/^(6 mei 2030|Gisteren|Vandaag)$/)
    expect(days.map(({ textContent }) => textContent)).toEqual([
      '6 mei 2030',
      'Gisteren',
      'Vandaag',
    ])
    const list = screen.getByRole('region', { name: 'Berichten' })
    expect(await within(list).findByText('12:00')).toBeTruthy()
    readServerTime(new Date().toISOString())
  })

  it('asks only for what follows when a hint comes, and says it aloud', async () => {
    const messages = [message(1, 'Hoi')]
    const { of } = openTalk(talk({ messages }), user(), {
      'GET /api/chat.php': ({ query }) => ({
        conversation: talk(
          query.after
            ? { messages: [message(2, 'Ben je daar?')], last_seq: 2, read_seq: 1 }
            : { messages },
        ),
      }),
    })
    await screen.findByText('Hoi')
    await waitFor(() => {
      hint('chats', talk().id)
      expect(screen.getByText('Ben je daar?')).toBeTruthy()
    })
    expect(screen.getByText('Hoi')).toBeTruthy()
    expect(screen.getByText('Nieuw bericht van Bram: Ben je daar?').getAttribute('aria-live')).toBe(
      'polite',
    )
    const afters = of('GET /api/chat.php').map(({ query }) => (query as { after?: string }).after)
    expect(afters.slice(0, 2)).toEqual([undefined, '1'])
  })

  it('shows a message that waits for a connection, with what can be done about it', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    openTalk(talk(), user(), { [SEND]: () => silence })
    await write('Ik wacht')
    fireEvent.click(button())
    await screen.findByText('Wacht op verbinding')
    expect(screen.getByText(/Bewaard op dit apparaat.*Pas dan kost het 1 credit/)).toBeTruthy()
    expect(screen.getByText('Ik wacht')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Weggooien' }))
    await waitFor(() => expect(screen.queryByText('Ik wacht')).toBeNull())
    vi.restoreAllMocks()
  })

  it('says that a message waits for the site where the device is connected', async () => {
    openTalk(talk(), user(), { [SEND]: () => silence })
    await write('Ik wacht')
    fireEvent.click(button())
    await screen.findByText('Nog niet verstuurd, we proberen het opnieuw')
    expect(screen.queryByText('Wacht op verbinding')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Weggooien' }))
  })

  it('tells the time once below messages that follow each other, and to who listens at each', async () => {
    const at = (minute: number) => new Date(2030, 4, 8, 12, minute).toISOString()
    const messages = [
      { ...message(1, 'Een'), at: at(0) },
      { ...message(2, 'Twee'), at: at(1) },
      { ...message(3, 'Drie'), at: at(30) },
    ]
    openTalk(talk({ messages, read_seq: 3 }))
    await screen.findByText('Drie')
    const times = ['12:00', '12:01', '12:30'].map((text) => screen.getByText(text))
    const isHidden = (time: HTMLElement) => time.closest('.visually-hidden') !== null
    expect(times.map(isHidden)).toEqual([true, false, false])
  })

  it('tells a minute once where both speak within it, with the state of the own last one', async () => {
    const at = (second: number) => new Date(2030, 4, 8, 12, 0, second).toISOString()
    const mine = (seq: number, body: string) => ({ ...message(seq, body), from: user().id })
    const messages = [
      { ...mine(1, 'Hoi'), at: at(1) },
      { ...message(2, 'Dag'), at: at(2) },
      { ...mine(3, 'Koffie?'), at: at(3) },
      { ...message(4, 'Graag'), at: at(4) },
    ]
    openTalk(talk({ messages, read_seq: 4 }))
    await screen.findByText('Graag')
    const isHidden = (time: HTMLElement) => time.closest('.visually-hidden') !== null
    expect(screen.getAllByText('12:00').map(isHidden)).toEqual([true, true, false, false])
  })

  it('shows in the list what was typed to somebody else and not sent', async () => {
    const entry = {
      conversation: talk().id,
      profile: other,
      member: member(),
      num_unread_messages: 0,
      last_message: message(1, 'Hoi'),
    }
    const { leave } = openTalk(talk({ messages: [message(1, 'Hoi')] }))
    await write('Bijna klaar')
    leave()
    openPage('/chats', user(), { 'GET /api/chats.php': () => ({ chats: [entry], unread: 0 }) })
    await screen.findByText('Concept: Bijna klaar')
  })
})
