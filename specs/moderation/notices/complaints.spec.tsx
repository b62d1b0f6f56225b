import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { freshDevice, openPage } from '#specs/harness/screens/page.tsx'
import { user } from '#specs/harness/server/people.ts'

beforeEach(freshDevice)

const SEND = 'POST /api/complaint.php'
const answers = { [SEND]: () => ({ number: 'AB12-CD34' }) }

const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } })
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const choose = async (name: string) => fireEvent.click(await screen.findByRole('radio', { name }))

describe('the pages that everybody and every member can open', () => {
  it.each([
    ['/complaints', 'Vertel het ons', null],
    ['/complaints', 'Vertel het ons', 'member'],
    ['/notifications', 'Wat er gebeurde', 'member'],
  ] as const)('have %s, headed %s (LND-06)', async (path, name, who) => {
    openPage(path, who === null ? null : user({ name: 'Anna' }), {
      'GET /api/notifications.php': () => ({ happenings: [], next: null }),
      'PUT /api/notifications.php': () => ({}),
      'GET /api/push-choices.php': () => ({
        time_zone: 'UTC',
        quiet: null,
        lock_screen: 'nothing',
      }),
    })
    await screen.findByRole('heading', { name, level: 1 })
  })
})

describe('a notice by a stranger', () => {
  it('is filled in, sent once, and ends with its number and what was written', async () => {
    const { of } = openPage('/complaints', null, answers)
    await type('Wat is er aan de hand?', 'others_photo')
    await type('Waar zag je het?', 'Een profiel uit Zwolle')
    await type('Wat zag je?', 'Dat is mijn zus.')
    await type('Je naam', 'Truus')
    await type('Je e-mailadres', ' Truus@voorbeeld.example ')
    fireEvent.click(screen.getByRole('checkbox'))
    await press('Verstuur')
    await screen.findByRole('heading', { name: 'Bedankt, het is binnen' })
    screen.getByText('AB12-CD34')
    screen.getByText(/binnen een week op truus@voorbeeld.example/)
    screen.getByText('Dat is mijn zus.')
    expect(of(SEND).map(({ body }) => body)).toEqual([
      {
        about: 'content',
        place: 'Een profiel uit Zwolle',
        reason: 'others_photo',
        words: 'Dat is mijn zus.',
        name: 'Truus',
        mail: 'truus@voorbeeld.example',
        good_faith: true,
      },
    ])
    await press('Nog iets vertellen')
    expect(await screen.findByLabelText('Wat zag je?')).toHaveProperty('value', '')
  })

  it('hears at each field what is missing, and nothing is sent', async () => {
    const { of } = openPage('/complaints', null, answers)
    await press('Verstuur')
    await waitFor(() => expect(screen.getAllByText('Vul dit nog in')).toHaveLength(6))
    expect(of(SEND)).toHaveLength(0)
  })

  it('needs no name and no address where it concerns children, and hears where else to go', async () => {
    openPage('/complaints', null, answers)
    await type('Wat is er aan de hand?', 'child_abuse')
    await screen.findByLabelText('Je naam (mag leeg)')
    screen.getByText(/Je hoeft niet te zeggen wie je bent/)
    await type('Waar zag je het?', 'Een profiel')
    await type('Wat zag je?', 'Dit kan niet.')
    fireEvent.click(screen.getByRole('checkbox'))
    await press('Verstuur')
    await screen.findByText(/We kijken meteen/)
  })

  it('is told whom to call in danger, before anything is asked', async () => {
    openPage('/complaints', null, answers)
    const call = await screen.findByRole('link', { name: 'Bel 112' })
    expect(call.getAttribute('href')).toBe('tel:112')
  })
})

describe('a complaint about service or a payment', () => {
  it.each([
    ['Onze service', 'Wat ging er mis?'],
    ['Een betaling', 'Wat klopt er niet?'],
  ])(
    'about %s asks for words and an address alone, which a member has given',
    async (about, words) => {
      const { of } = openPage('/complaints', user({ name: 'Anna' }), answers)
      await choose(about)
      expect(screen.queryByLabelText('Wat is er aan de hand?')).toBeNull()
      expect(screen.queryByLabelText('Je naam')).toBeNull()
      await type(words, 'Dat duurde lang.')
      await press('Verstuur')
      await screen.findByText('AB12-CD34')
      expect(of(SEND)).toHaveLength(1)
    },
  )

  it('keeps what was typed when the server refuses', async () => {
    openPage('/complaints?about=service', null, {
      [SEND]: () => ({ status: 429, refusal: { error: 'too_many_requests' } }),
    })
    await type('Wat ging er mis?', 'Dat duurde lang.')
    await type('Je e-mailadres', 'truus@voorbeeld.example')
    await press('Verstuur')
    await screen.findByRole('alert')
    expect(screen.getByLabelText('Wat ging er mis?')).toHaveProperty('value', 'Dat duurde lang.')
  })
})
