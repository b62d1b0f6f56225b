import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { imageOf } from '#core/photo/views.ts'
import { openTalk } from '#specs/chat/open-talk.ts'
import { answerQuestion } from '#specs/harness/screens/answer-question.ts'
import { freshDevice, openPage } from '#specs/harness/screens/page.tsx'
import { shortenPauses } from '#specs/harness/screens/short-pauses.ts'
import { silence } from '#specs/harness/server/answers.ts'
import { me, message, other, profile, talk, user } from '#specs/harness/server/people.ts'

beforeEach(freshDevice)

const REPORT = 'POST /api/report.php'
const LOAN = 'Mijn pas is geblokkeerd. Kun je 150 euro voorschieten?'
const taken = { [REPORT]: () => ({ number: 'A1B2-C3D4' }) }
const sheet = async () => within(await screen.findByRole('dialog', { name: 'Meld Bram' }))
const sent = async () =>
  within(await screen.findByRole('dialog', { name: 'Bedankt. We kijken ernaar.' }))
const press = (name: string | RegExp, within_ = screen as Pick<typeof screen, 'getByRole'>) =>
  fireEvent.click(within_.getByRole('button', { name }))
const openMenuOf = async (text: string) => {
  const row = (await screen.findByText(text)).closest('li') as HTMLElement
  press('Opties bij dit bericht', within(row))
}

describe('the report of a message', () => {
  it('is in its menu, asks for a reason with the urgent ones first, and ends with a number (PRF-09)', async () => {
    const messages = [message(1, 'Je moeder!')]
    const { of } = openTalk(talk({ messages }), user(), taken)
    await openMenuOf('Je moeder!')
    press('Melden')
    const told = await sheet()
    expect(told.getByText('Je moeder!').tagName).toBe('BLOCKQUOTE')
    const reasons = told.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(reasons[0]).toBe('Seksueel beeld van een kindGaat voor')
    expect(reasons.at(-1)).toBe('Iets anders')
    press('Valt lastig of scheldt', told)
    fireEvent.change(told.getByLabelText('Wil je er iets bij vertellen?'), {
      target: { value: 'Voor de derde keer.' },
    })
    press('Stuur de melding', told)
    expect((await sent()).getByText('A1B2-C3D4')).toBeTruthy()
    expect(of(REPORT).map(({ body }) => body)).toEqual([
      {
        subject: 'message',
        id: messages[0]?.id,
        reason: 'harassment',
        words: 'Voor de derde keer.',
        passage: '',
      },
    ])
    press('Klaar', await sent())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('is not there for one’s own', async () => {
    openTalk(talk({ messages: [message(1, 'Hoi'), message(2, 'Hallo', me)] }))
    await openMenuOf('Hallo')
    expect(screen.queryByRole('button', { name: 'Melden' })).toBeNull()
  })

  it('begins from what a warning explains, with its reason and passage, and says who helps (PRF-09)', async () => {
    const { of } = openTalk(talk({ messages: [message(1, LOAN)] }), user(), taken)
    fireEvent.click(await screen.findByRole('button', { name: 'Waarom?' }))
    fireEvent.click(screen.getByRole('button', { name: 'Melden: Vraagt om geld' }))
    const told = await sheet()
    const heading = told.getByRole('heading', { name: 'Vraagt om geld of licht op' })
    await waitFor(() => expect(heading).toBe(document.activeElement))
    expect(told.getByText(/150 euro voorschieten/).tagName).toBe('MARK')
    press('Stuur de melding', told)
    const helped = await sent()
    expect(helped.getByRole('link', { name: 'Fraudehelpdesk' }).getAttribute('href')).toBe(
      'https://www.fraudehelpdesk.nl',
    )
    expect(of(REPORT)[0]?.body).toMatchObject({
      reason: 'fraud',
      passage: expect.stringContaining('150 euro'),
    })
  })

  it('stays with its words when nothing arrives, and is one report however often it is tried', async () => {
    let isOnline = false
    const { of } = openTalk(talk({ messages: [message(1, LOAN)] }), user(), {
      [REPORT]: () => (isOnline ? { number: 'A1B2-C3D4' } : silence),
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Waarom?' }))
    fireEvent.click(screen.getByRole('button', { name: 'Melden: Vraagt om geld' }))
    const told = await sheet()
    const words = told.getByLabelText('Wil je er iets bij vertellen?')
    fireEvent.change(words, { target: { value: 'Ook mijn zus.' } })
    shortenPauses()
    press('Stuur de melding', told)
    expect((await told.findByRole('alert', undefined, { timeout: 20_000 })).textContent).toContain(
      'Wat je typte staat er nog.',
    )
    expect(words).toHaveProperty('value', 'Ook mijn zus.')
    isOnline = true
    press('Stuur de melding', told)
    await sent()
    const keys = of(REPORT).map(({ headers }) => headers.get('idempotency-key'))
    expect(new Set(keys).size).toBe(1)
  }, 30_000)
})

describe('the report of a conversation', () => {
  it('is in its menu, and can be that of the profile instead', async () => {
    const { of } = openTalk(talk({ messages: [message(1, 'Hoi')] }), user(), taken)
    fireEvent.click(await screen.findByText('Melden'))
    const told = await sheet()
    expect(told.getByRole('radio', { name: 'Het gesprek' })).toHaveProperty('checked', true)
    fireEvent.click(told.getByRole('radio', { name: 'Het profiel' }))
    press('Nepprofiel', told)
    press('Stuur de melding', told)
    await sent()
    expect(of(REPORT)[0]?.body).toMatchObject({ subject: 'member', id: other })
  })
})

describe('the report of a profile', () => {
  it('offers to block as well, and leaves the profile then (PRF-08)', async () => {
    const { of, at } = openPage(`/members/${other}`, user(), {
      'GET /api/member.php': () => ({ profile: profile() }),
      'POST /api/block.php': () => ({}),
      ...taken,
    })
    fireEvent.click(await screen.findByText('Melden'))
    press('Nepprofiel', await sheet())
    press('Stuur de melding', await sheet())
    press('Bram blokkeren', await sent())
    await answerQuestion(/^Bram blokkeren\?/, 'Blokkeren')
    await waitFor(() => expect(of('POST /api/block.php')).toHaveLength(1))
    await waitFor(() => expect(at()).toBe('/members'))
  })
})

describe('what is reported of a profile', () => {
  const main = '019ca8c6-5d70-4c0e-9c1d-0d5c0b6f2a07'
  const main_image = imageOf(main)
  it.each([
    ['De tekst', 'Haat of discriminatie', { subject: 'text', id: other }],
    ['De foto', 'Staat er zelf niet op', { subject: 'photo', id: main }],
    ['Het profiel', 'Nepprofiel', { subject: 'member', id: other }],
  ])('can be %s alone (PRF-09)', async (thing, reason, body) => {
    const { of } = openPage(`/members/${other}`, user(), {
      'GET /api/member.php': () => ({ profile: profile({ about_me: 'Haat.', main_image }) }),
      ...taken,
    })
    fireEvent.click(await screen.findByText('Melden'))
    fireEvent.click((await sheet()).getByRole('radio', { name: thing }))
    press(reason, await sheet())
    press('Stuur de melding', await sheet())
    await sent()
    expect(of(REPORT)[0]?.body).toMatchObject(body)
  })

  it('is neither text nor photo where there is none', async () => {
    openPage(`/members/${other}`, user(), {
      'GET /api/member.php': () => ({ profile: profile() }),
    })
    fireEvent.click(await screen.findByText('Melden'))
    expect((await sheet()).queryByRole('radio')).toBeNull()
  })
})

describe('the report of a photo', () => {
  it('is where one looks at it in full, and names that photo (PRF-09)', async () => {
    const { of } = openPage(`/members/${other}`, user(), {
      'GET /api/member.php': () => ({ profile: profile() }),
      'GET /api/gallery.php': () => ({
        photos: ['11', '12'].map((end) => {
          const id = `019ca8c6-5d70-4c0e-9c1d-0d5c0b6f2a${end}`
          return { ...imageOf(id), id, main: end === '11', private: false }
        }),
        total: 2,
        in_album: 0,
      }),
      ...taken,
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Open foto 2 van Bram' }))
    fireEvent.click(await screen.findByRole('button', { name: 'Deze foto melden' }))
    const told = await sheet()
    press('Naakt op het profiel', told)
    press('Stuur de melding', told)
    await sent()
    expect(of(REPORT)[0]?.body).toMatchObject({
      subject: 'photo',
      id: '019ca8c6-5d70-4c0e-9c1d-0d5c0b6f2a12',
    })
  })
})
