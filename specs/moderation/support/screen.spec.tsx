import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { StaffRole } from '#core/kernel/roles.ts'
import type { MemberFileView } from '#core/moderation/support/contract.ts'
import { freshDevice, openPage } from '#specs/harness/screens/page.tsx'
import type { Answers } from '#specs/harness/server/answers.ts'
import { user } from '#specs/harness/server/people.ts'

beforeEach(() => {
  freshDevice()
  Element.prototype.scrollTo = () => undefined
})

const JAN = '019ca8c6-5d70-4c0e-9c1d-0d5c0b6f2a11'
const ORDER = '019ca8c6-5d70-4c0e-9c1d-0d5c0b6f2a12'
const AT = '2026-11-20T10:00:00.000Z'
const reason = 'Vraag 4411'

const file: MemberFileView = {
  id: JAN,
  name: 'Jan',
  mail: 'j•••@v•••.example',
  language: 'nl',
  since: AT,
  confirmed: false,
  premium: false,
  life: {
    state: {
      living: {
        standing: 'active',
        conduct: 'clear',
        membership: 'free',
        visibility: 'visible',
      },
    },
    steps: [
      { event: 'begin', at: AT },
      { event: 'activate', at: AT },
    ],
  },
  orders: [
    {
      payment: ORDER,
      at: AT,
      credits: 150,
      money: { minor: 3_999, currency: 'EUR' },
      left_minor: 3_999,
      alone_minor: 2_500,
      state: 'completed',
      steps: [
        { event: 'begin', at: AT },
        { event: 'paid', at: AT },
      ],
    },
  ],
  credits: {
    balance: 2,
    owed: 0,
    entries: [{ at: AT, reason: 'goodwill', credits: 5, balance: 5 }],
  },
  mails: [{ id: ORDER, template: 'receipt', at: AT, done: null, state: 'failed', tries: 9 }],
  devices: 2,
  consents: [],
  photos: [{ id: ORDER, shown: true }],
  cases: null,
  has_cases: true,
}

const atDesk = (path: string, role: StaffRole = 'support', answers: Answers = {}) =>
  openPage(path, user({ role }), {
    'POST /api/desk-member.php': () => ({ id: JAN }),
    'GET /api/desk-member.php': () => ({ member: file }),
    'GET /api/desk-member-mail.php': () => ({ mail: 'jan@vonk.example' }),
    'PUT /api/desk-member.php': () => ({}),
    'POST /api/desk-approval.php': () => ({ id: JAN }),
    'POST /api/desk-refund.php': () => ({}),
    'GET /api/desk-approvals.php': () => ({
      approvals: [
        {
          id: JAN,
          kind: 'gift_credits' as const,
          at: AT,
          account: JAN,
          name: 'Jan',
          by: 'Noor',
          reason,
          credits: 50,
          payment: null,
          money: null,
          mine: false,
          may_confirm: true,
        },
      ],
    }),
    'PUT /api/desk-approval.php': () => ({}),
    ...answers,
  })

const key = (name: string) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key: name })
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

describe('looking a member up', () => {
  it('takes what to look for and why, and opens who is found (MOD-03)', async () => {
    const { of, at } = atDesk('/desk/members')
    fireEvent.click(await screen.findByRole('button', { name: 'Zoek op' }))
    expect(screen.getAllByText('Vul dit in.')).toHaveLength(2)
    type('E-mailadres, lid, bestelling of bonnummer', 'jan@vonk.example')
    type('Waarom', reason)
    fireEvent.click(screen.getByRole('button', { name: 'Zoek op' }))
    await screen.findByRole('heading', { name: 'Jan' })
    expect(of('POST /api/desk-member.php')[0]?.body).toEqual({ text: 'jan@vonk.example', reason })
    expect(at()).toBe(`/desk/members/${JAN}`)
  })

  it('says that nobody is found, and asks for a reason where there is none', async () => {
    atDesk('/desk/members', 'support', { 'POST /api/desk-member.php': () => ({ id: null }) })
    await screen.findByRole('button', { name: 'Zoek op' })
    type('E-mailadres, lid, bestelling of bonnummer', 'jan')
    type('Waarom', reason)
    fireEvent.click(screen.getByRole('button', { name: 'Zoek op' }))
    expect(await screen.findByText(/Niemand gevonden/)).toBeTruthy()
  })

  it('is asked for where no reason was given in the last hour', async () => {
    atDesk(`/desk/members/${JAN}`, 'support', {
      'GET /api/desk-member.php': () => ({
        status: 403,
        refusal: { error: 'reason_needed' as const },
      }),
    })
    expect(await screen.findByText('Zeg eerst waarom')).toBeTruthy()
  })
})

describe('a member at the desk', () => {
  it('shows the life of the account, orders, credits and mails, and the address when asked', async () => {
    atDesk(`/desk/members/${JAN}`)
    await screen.findByRole('heading', { name: 'Zo ging het tot nu toe' })
    expect(screen.getByText('Meldde zich aan.')).toBeTruthy()
    expect(screen.getByText('Cadeau van ons')).toBeTruthy()
    expect(screen.getByText('Mislukt')).toBeTruthy()
    expect(screen.getByText('Er loopt of liep een zaak')).toBeTruthy()
    expect(screen.queryByText('jan@vonk.example')).toBeNull()
    key('m')
    expect(await screen.findByText('jan@vonk.example')).toBeTruthy()
  })

  it('has each order on the chart of payments, by how it came to where it is (MOD-03)', async () => {
    atDesk(`/desk/members/${JAN}`, 'finance', {
      'GET /api/desk-member.php': () => ({ member: { ...file, life: null } }),
    })
    const state = await screen.findByRole('button', { name: 'Betaald' })
    expect(state.getAttribute('aria-expanded')).toBe('false')
    fireEvent.click(state)
    const steps = state.closest('li')?.querySelectorAll('ol li')
    expect([...(steps ?? [])].map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('De betaaldienst zegt: betaald.'),
      expect.stringContaining('Klaargezet'),
    ])
    fireEvent.click(state)
    expect(state.closest('li')?.querySelector('ol')).toBeNull()
  })

  it('has photos that are covered until one asks, each by itself', async () => {
    atDesk(`/desk/members/${JAN}`)
    const part = within(
      (await screen.findByRole('heading', { name: 'Foto’s' })).closest('section') as HTMLElement,
    )
    expect(part.queryByRole('img')).toBeNull()
    expect(part.getByText('Kijken komt in het logboek.')).toBeTruthy()
    fireEvent.click(part.getByRole('button', { name: 'Toon de foto' }))
    expect(part.getByRole('img', { name: 'Jan' }).getAttribute('src')).toBe(
      `/media/desk-members/${ORDER}.webp`,
    )
  })

  it('says in words, read with its button too, which photo nobody else sees', async () => {
    const photos = [
      { id: ORDER, shown: true },
      { id: JAN, shown: false },
    ]
    atDesk(`/desk/members/${JAN}`, 'support', {
      'GET /api/desk-member.php': () => ({ member: { ...file, photos } }),
    })
    const [seen, unseen] = await screen.findAllByRole('button', { name: 'Toon de foto' })
    const wordsOf = (button: HTMLElement | undefined) =>
      document.getElementById(button?.getAttribute('aria-describedby') ?? '')?.textContent
    expect([wordsOf(seen), wordsOf(unseen)]).toEqual(['', 'Verborgen voor anderen'])
    fireEvent.click(unseen as HTMLElement)
    expect(screen.getByRole('img', { name: 'Jan, verborgen voor anderen' })).toBeTruthy()
  })

  it('says so of a photo that does not load, which can be asked for again', async () => {
    atDesk(`/desk/members/${JAN}`)
    fireEvent.click(await screen.findByRole('button', { name: 'Toon de foto' }))
    fireEvent.error(screen.getByRole('img', { name: 'Jan' }))
    expect(screen.getByRole('alert').textContent).toContain('De foto laadt niet.')
    expect(screen.queryByRole('img', { name: 'Jan' })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Toon de foto' }))
    fireEvent.load(screen.getByRole('img', { name: 'Jan' }))
    fireEvent.click(screen.getByRole('button', { name: 'Verberg de foto' }))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('is helped by keys, and gets credits by a proposal', async () => {
    const { of } = atDesk(`/desk/members/${JAN}`)
    await screen.findByRole('heading', { name: 'Jan' })
    key('l')
    await waitFor(() =>
      expect(of('PUT /api/desk-member.php')[0]?.body).toMatchObject({ act: 'log_out' }),
    )
    key('g')
    await screen.findByRole('heading', { name: 'Credits cadeau voor Jan' })
    fireEvent.click(screen.getByRole('button', { name: 'Stel voor' }))
    expect(await screen.findByText('Dit kan niet.')).toBeTruthy()
    type('Hoeveel credits', '50')
    type('Waarom', reason)
    fireEvent.click(screen.getByRole('button', { name: 'Stel voor' }))
    await waitFor(() =>
      expect(of('POST /api/desk-approval.php')[0]?.body).toEqual({
        kind: 'gift_credits',
        account: JAN,
        credits: 50,
        reason,
      }),
    )
  })

  it.each([
    ['finance', '4,99', 'POST /api/desk-refund.php', 499],
    ['finance', '25,01', 'POST /api/desk-approval.php', 2_501],
    ['support', '4.99', 'POST /api/desk-approval.php', 499],
  ] as const)('gets money back by %s: %s goes to %s', async (role, typed, call, minor) => {
    const { of } = atDesk(`/desk/members/${JAN}`, role)
    fireEvent.click(await screen.findByRole('button', { name: 'Geef terug' }))
    type('Hoeveel euro', typed)
    type('Waarom', reason)
    const dialog = screen.getByRole('dialog')
    fireEvent.submit(dialog.querySelector('form') as HTMLFormElement)
    await waitFor(() => expect(of(call)[0]?.body).toMatchObject({ payment: ORDER, minor, reason }))
  })
})

describe('what waits for a second person', () => {
  it('says what it would do and why, and is confirmed by keys (MOD-03)', async () => {
    const { of } = atDesk('/desk/approvals', 'finance')
    await screen.findByRole('heading', { name: 'Jan krijgt 50 credits cadeau' })
    expect(screen.getByText(reason)).toBeTruthy()
    key('b')
    expect(of('PUT /api/desk-approval.php')).toEqual([])
    key('j')
    key('b')
    await waitFor(() =>
      expect(of('PUT /api/desk-approval.php')[0]?.body).toEqual({ id: JAN, outcome: 'confirmed' }),
    )
  })
})
