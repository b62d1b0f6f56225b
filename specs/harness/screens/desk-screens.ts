import type { Page, Route } from 'playwright'
import type { Answer } from '#core/contract/contract.ts'
import type { StaffRole } from '#core/kernel/roles.ts'
import type { DeskCaseView, QueuedCaseView } from '#core/moderation/desk/contract.ts'
import { decisionsFor } from '#core/moderation/rules.ts'
import { NIGHT_MS } from './people-lived.ts'
import { photoDeskScreens } from './photo-desk-screens.ts'
import { type Screen, screen } from './screens.ts'
import { supportScreens } from './support-screens.ts'

const idOf = (nth: number) => `00000000-0000-4000-8000-0000000000${String(nth).padStart(2, '0')}`
const CASE = idOf(2)
const MAARTEN = idOf(50)
const KARLIJN = idOf(51)
/** By the clock of the tour, on which a night has passed. */
const ago = (minutes: number) => new Date(Date.now() + NIGHT_MS - minutes * 60_000).toISOString()

const queued = (nth: number, more: Partial<QueuedCaseView>): QueuedCaseView => ({
  id: idOf(nth),
  number: `4A1C-09${String(nth).padStart(2, '0')}`,
  subject: 'message',
  urgency: 1,
  status: 'open',
  opened_at: ago(nth * 17),
  reasons: ['fraud'],
  reports: 1,
  name: 'Maarten',
  ...more,
})

const cases = [
  queued(1, { urgency: 0, reasons: ['threat', 'harassment'], name: 'Rob', reports: 2 }),
  queued(2, { reports: 3 }),
  queued(3, { subject: 'photo', reasons: ['others_photo'], name: 'Stef' }),
  queued(4, { status: 'appealed', reasons: ['harassment'], name: 'Eva' }),
  queued(5, { urgency: 2, subject: 'member', reasons: ['fake_profile', 'spam'], name: 'Daan' }),
  queued(90, { urgency: 2, subject: 'notice', reasons: ['other'], name: null }),
]
const queue: Answer<'GET /api/desk.php'> = {
  cases,
  next: 'more',
  mine: [queued(6, { status: 'claimed', subject: 'text', reasons: ['contact'], name: 'Lies' })],
  waiting: [
    { urgency: 0, cases: 1 },
    { urgency: 1, cases: 14 },
    { urgency: 2, cases: 40 },
  ],
  appeals: 3,
  locked_by_notices: 4,
}

const person = (id: string, name: string, more: Partial<NonNullable<DeskCaseView['accused']>>) => ({
  id,
  name,
  born: '1975-02-03',
  town: 'Zaandam',
  fictional: false,
  language: 'nl',
  since: ago(21 * 24 * 60),
  premium: true,
  suspended: false,
  ...more,
})

const SAID = 'De bank heeft mijn pas geblokkeerd. Kun je 150 euro voorschieten? Vrijdag terug.'
const PASSAGE = 'Kun je 150 euro voorschieten?'

const opened: DeskCaseView = {
  signs: null,
  id: CASE,
  number: '4A1C-0902',
  subject: 'message',
  subject_id: idOf(60),
  found_by: 'report',
  urgency: 1,
  status: 'claimed',
  opened_at: ago(34),
  claimed_until: ago(-27),
  reasons: ['fraud'],
  decision: null,
  possible: decisionsFor('message', MAARTEN),
  appeal_by: null,
  accused: person(MAARTEN, 'Maarten', {}),
  reports: [
    {
      id: idOf(61),
      at: ago(34),
      about: 'content',
      reason: 'fraud',
      words: 'Eerst een mailadres, en drie dagen later dit.',
      passage: PASSAGE,
      place: '',
      name: '',
      reporter: {
        ...person(KARLIJN, 'Karlijn', { town: 'Utrecht' }),
        found: 2,
        unfounded: 0,
        earlier: [],
      },
    },
  ],
  evidence: [
    { id: idOf(62), kind: 'words', about: '', body: SAID, at: ago(40) },
    { id: idOf(63), kind: 'photo', about: '', body: '', at: ago(40) },
  ],
  statements: [],
  appeals: [],
  locked: [],
  police: [],
  earlier: [
    { case: idOf(9), decision: 'warning', rule: 'fraud', at: ago(9_000), status: 'decided' },
  ],
}

const objected: DeskCaseView = {
  ...opened,
  status: 'reviewing',
  decision: 'pause_chat',
  appeal_by: 'accused',
  statements: [
    {
      decision: 'pause_chat',
      rule: 'fraud',
      facts: `Je vroeg een ander lid om geld. Je schreef: “${PASSAGE}”`,
      days: 7,
      at: ago(900),
    },
  ],
  appeals: [{ party: 'accused', words: 'Dat was een grap tussen vrienden.', at: ago(60) }],
}

const talk: Answer<'GET /api/desk-conversation.php'> = {
  messages: [
    { from: KARLIJN, body: 'Wat een pech. En nu?', at: ago(41), is_reported: false },
    { from: MAARTEN, body: SAID, at: ago(40), is_reported: true },
    {
      from: KARLIJN,
      body: 'Ik leen geen geld aan wie ik nog niet ken.',
      at: ago(39),
      is_reported: false,
    },
  ],
}

const log: Answer<'GET /api/desk-log.php'> = {
  acts: ['decide', 'picture', 'read', 'look', 'claim'].map((act, nth) => ({
    id: String(9 - nth),
    at: ago(nth * 3),
    actor: 'Eva',
    act,
    case: CASE,
    account: null,
    about: act === 'decide' ? 'pause_chat' : '',
  })),
  next: '4',
}

const says = (json: unknown) => (route: Route) => route.fulfill({ json })

/** The one who looks works here, and the desk has this before them. */
/** As one who works here in that role sees it. */
export const working =
  (role: StaffRole, { found = opened, waits = queue, taken = false } = {}) =>
  async (page: Page) => {
    await page.route('**/api/user.php', async (route) => {
      if (route.request().method() !== 'GET') return route.continue()
      const response = await route.fetch()
      const { user } = await response.json()
      return route.fulfill({ response, json: { user: { ...user, role } } })
    })
    await page.route(/\/api\/desk\.php/, says(waits))
    await page.route(/\/api\/desk-claim\.php/, (route) =>
      taken
        ? route.fulfill({ status: 409, json: { error: 'case_claimed' } })
        : route.fulfill({ json: { id: CASE } }),
    )
    await page.route(/\/api\/desk-case\.php/, says({ case: found }))
    await page.route(/\/api\/desk-conversation\.php/, says(talk))
    await page.route(/\/api\/desk-log\.php/, says(log))
  }

const none = { ...queue, cases: [], mine: [], next: null, waiting: [], appeals: 0 }

const explainKeys = async (page: Page) => {
  await page.keyboard.press('?')
  await page.getByRole('dialog', { name: 'Toetsen' }).waitFor()
}

const readAround = async (page: Page) => {
  await page.keyboard.press('o')
  await page.getByText('Wat een pech. En nu?').waitFor()
}

const choose = (nth: string) => async (page: Page) => {
  await page.keyboard.press(nth)
  await page.getByRole('region', { name: 'Dit leest Maarten' }).waitFor()
}

/** One of urgency, with a picture that nobody sees and the police told. */
const locked: DeskCaseView = {
  ...opened,
  subject: 'photo',
  urgency: 0,
  reasons: ['child_abuse'],
  evidence: [],
  possible: decisionsFor('photo', MAARTEN),
  locked: [
    {
      id: idOf(64),
      status: 'locked',
      sha256: '4f1c'.repeat(16),
      at: ago(34),
      until: ago(34 - 24 * 60),
    },
  ],
  police: [{ at: ago(12), by: 'Eva', number: '2026-4411, meldkamer' }],
}

/** The desk, for each who works there. */
export const deskScreens = (): Screen[] => {
  const at = `/desk/cases/${CASE}`
  return [
    screen('member', 'desk', '/desk', undefined, { before: working('moderator') }),
    screen('member', 'desk with nothing to do', '/desk', undefined, {
      before: working('moderator', { waits: none }),
    }),
    screen('member', 'desk for support', '/desk', undefined, { before: working('support') }),
    screen('member', 'desk keys', '/desk', explainKeys, { before: working('moderator') }),
    screen('member', 'desk case with a locked photo', at, undefined, {
      before: working('moderator', { found: locked }),
    }),
    screen('member', 'desk case', at, undefined, { before: working('moderator') }),
    screen('member', 'desk case with its talk', at, readAround, { before: working('moderator') }),
    screen('member', 'desk decision', at, choose('5'), { before: working('moderator') }),
    screen('member', 'desk objection', at, choose('2'), {
      before: working('moderator', { found: objected }),
    }),
    screen('member', 'desk case of a colleague', at, undefined, {
      before: working('moderator', { taken: true }),
    }),
    screen('member', 'desk log', '/desk/log', undefined, { before: working('admin') }),
    ...photoDeskScreens(),
    ...supportScreens(),
  ]
}
