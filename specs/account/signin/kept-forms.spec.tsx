import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { sessionEnded } from '#client/platform/api/session.ts'
import { deviceStorage } from '#client/platform/storage.ts'
import { freshDevice, openPage } from '#specs/harness/screens/page.tsx'
import type { Answers } from '#specs/harness/server/answers.ts'
import {
  me,
  member,
  message,
  other,
  paymentId,
  settings,
  user,
} from '#specs/harness/server/people.ts'

beforeEach(freshDevice)

const TYPED = 'Half af'
const SEEN = `vonk.${me}.offline`

const bundle = {
  id: 'credits-25',
  credits: 25,
  price: { minor: 999, currency: 'EUR' as const },
  methods: [],
  banks: {},
}

const answers: Answers = {
  'GET /api/settings.php': () => ({ ...settings, visible_profile_fields: ['about_me'] }),
  'GET /api/interests.php': () => ({ interests: [] }),
  'GET /api/avoided.php': () => ({ addresses: [] }),
  'GET /api/credits.php': () => ({
    bundles: [bundle],
    country: 'NL',
    vat_basis_points: 2100,
    keeps: [],
    immediate_delivery_consent: 0,
  }),
  'GET /api/bundle.php': () => ({ bundle }),
  'GET /api/direct-debit.php': () => ({
    offered: true,
    creditor: 'Voorbeeld B.V.',
    creditor_id: 'NL00ZZZ000000000000',
    due_at: '2026-06-20T10:00:00.000Z',
    mandate_text: 'Je machtigt ons.',
    language: 'nl',
    stopped: null,
    owed: null,
    advance: 0,
    mandate: null,
  }),
  'GET /api/fictional-queue.php': () => ({ waiting: [] }),
  'GET /api/fictional-talk.php': () => ({
    talk: {
      conversation: paymentId,
      profile: member({ name: 'Luna', fictional: true, answered_by: 'staff' }),
      about_me: '',
      interests: [],
      story: '',
      purpose: '',
      member: member(),
      messages: [{ ...message(1, 'Hoi'), own: false }],
      claim: { own: true, until: '2026-06-20T10:00:00.000Z' },
    },
  }),
  'POST /api/fictional-typing.php': () => ({}),
  'POST /api/fictional-answer.php': () => ({}),
}

/** Opens a page as an account, and finds a field of it. */
const openField = async (path: string, label: string, id: string = me) => {
  const role = path.startsWith('/desk') ? 'moderator' : 'free'
  const { leave, at } = openPage(path, user({ id, role }), answers)
  const field = (await screen.findByLabelText(label)) as HTMLInputElement
  return { field, leave, at }
}

const readField = async (...of: Parameters<typeof openField>) => {
  const { field, leave } = await openField(...of)
  const { value } = field
  leave()
  return value
}

/** Types into a page whose session then ends by itself. */
const typeUntilLapse = async (path: string, label: string, text = TYPED) => {
  deviceStorage.setItem(SEEN, '"yes"')
  const { field, leave } = await openField(path, label)
  fireEvent.change(field, { target: { value: text } })
  await act(async () => sessionEnded())
  await waitFor(() => expect(deviceStorage.getItem(SEEN)).toBeNull())
  leave()
}

describe('a form', () => {
  it.each([
    ['a complaint', '/complaints?about=service', 'Wat ging er mis?'],
    ['an address to avoid', '/settings/avoided', 'Wie is dit? (mag leeg)'],
    ['the profile', '/profile', 'Over mij'],
    ['a direct debit', '/directdebit?bundle=credits-25', 'Straat'],
    ['a staff reply', `/desk/fictional/${paymentId}`, 'Antwoord als Luna'],
  ] as const)(
    'keeps the typed text for its account alone when the session ends by itself: %s (ACC-34)',
    async (_, path, label) => {
      await typeUntilLapse(path, label)
      expect(await readField(path, label, other)).not.toBe(TYPED)
      expect(await readField(path, label)).toBe(TYPED)
    },
  )

  it.each(['IBAN', 'Mobiel, voor een code'])(
    'for a direct debit never keeps what was typed as %s',
    async (label) => {
      await typeUntilLapse('/directdebit?bundle=credits-25', label, '612345678')
      expect(await readField('/directdebit?bundle=credits-25', label)).toBe('')
      expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('5678')
    },
  )

  it('forgets a staff reply once it is sent, though the next conversation opens', async () => {
    const path = `/desk/fictional/${paymentId}`
    const { field, leave, at } = await openField(path, 'Antwoord als Luna')
    fireEvent.change(field, { target: { value: TYPED } })
    fireEvent.click(screen.getByRole('button', { name: /^Verstuur/ }))
    await waitFor(() => expect(at()).toBe('/desk/fictional'))
    leave()
    expect(await readField(path, 'Antwoord als Luna')).toBe('')
  })
})
