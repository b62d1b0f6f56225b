import type { Page } from 'playwright'
import type { Answer } from '#core/contract/contract.ts'
import type { StaffRole } from '#core/kernel/roles.ts'
import type { ApprovalView } from '#core/moderation/approval/contract.ts'
import type { MemberFileView } from '#core/moderation/support/contract.ts'
import { NIGHT_MS } from './people-lived.ts'
import { type Screen, screen } from './screens.ts'

const idOf = (nth: number) => `00000000-0000-4000-8000-0000000001${String(nth).padStart(2, '0')}`
const JAN = idOf(1)
/** By the clock of the tour, on which a night has passed. */
const ago = (minutes: number) => new Date(Date.now() + NIGHT_MS - minutes * 60_000).toISOString()
const DAY = 1_440

const file: MemberFileView = {
  id: JAN,
  name: 'Jan',
  mail: 'j•••@v•••.example',
  language: 'nl',
  since: ago(40 * DAY),
  confirmed: true,
  premium: true,
  life: {
    state: {
      living: {
        standing: 'active',
        conduct: 'clear',
        membership: 'premium',
        visibility: 'visible',
      },
    },
    steps: [
      { event: 'begin', at: ago(40 * DAY) },
      { event: 'activate', at: ago(40 * DAY - 4) },
      { event: 'firstPurchase', at: ago(12 * DAY) },
    ],
  },
  orders: [
    {
      payment: idOf(10),
      at: ago(2 * DAY),
      credits: 150,
      money: { minor: 3_999, currency: 'EUR' },
      left_minor: 3_999,
      alone_minor: 2_500,
      state: 'completed',
      steps: [
        { event: 'begin', at: ago(2 * DAY) },
        { event: 'paid', at: ago(2 * DAY) },
      ],
    },
    {
      payment: idOf(11),
      at: ago(12 * DAY),
      credits: 25,
      money: { minor: 999, currency: 'EUR' },
      left_minor: 0,
      alone_minor: 2_500,
      state: 'refunded',
      steps: [{ event: 'begin', at: ago(12 * DAY) }],
    },
  ],
  credits: {
    balance: 141,
    owed: 0,
    entries: [
      { at: ago(90), reason: 'message', credits: -1, balance: 141 },
      { at: ago(2 * DAY), reason: 'bundle', credits: 150, balance: 142 },
      { at: ago(40 * DAY), reason: 'signup', credits: 3, balance: 3 },
    ],
  },
  mails: [
    {
      id: idOf(20),
      template: 'receipt',
      at: ago(2 * DAY),
      done: null,
      state: 'failed',
      tries: 9,
    },
    {
      id: idOf(21),
      template: 'newMessages',
      at: ago(3 * DAY),
      done: ago(3 * DAY),
      state: 'sent',
      tries: 0,
    },
  ],
  devices: 2,
  consents: [{ version: '2026-01', given: ago(40 * DAY), withdrawn: null }],
  photos: [
    { id: idOf(25), shown: true },
    { id: idOf(26), shown: false },
  ],
  cases: null,
  has_cases: true,
}

const proposal = (nth: number, more: Partial<ApprovalView>): ApprovalView => ({
  id: idOf(30 + nth),
  kind: 'gift_credits',
  at: ago(40 * nth),
  account: JAN,
  name: 'Jan',
  by: 'Noor',
  reason: 'Vraag 4411: zijn berichten kwamen twee keer aan.',
  credits: 50,
  payment: null,
  money: null,
  mine: false,
  may_confirm: true,
  ...more,
})
const approvals = [
  proposal(1, {}),
  proposal(2, {
    kind: 'refund',
    credits: null,
    name: 'Sanne',
    payment: idOf(10),
    money: { minor: 3_999, currency: 'EUR' },
    reason: 'Vraag 4408: dubbel besteld door haar zoon.',
  }),
  proposal(3, {
    kind: 'erase_account',
    credits: null,
    name: 'Rob',
    reason: 'Vraag 4402: kan niet meer bij zijn mail, legitimatie gezien.',
    mine: true,
    may_confirm: false,
  }),
]

const at =
  (
    role: StaffRole,
    { found = file as MemberFileView | null, waits = approvals, id = JAN as string | null } = {},
  ) =>
  async (page: Page) => {
    await page.route('**/api/user.php', async (route) => {
      if (route.request().method() !== 'GET') return route.continue()
      const response = await route.fetch()
      const { user } = await response.json()
      return route.fulfill({ response, json: { user: { ...user, role } } })
    })
    await page.route(/\/api\/desk-approvals\.php/, (route) => {
      const json: Answer<'GET /api/desk-approvals.php'> = { approvals: waits }
      return route.fulfill({ json })
    })
    await page.route(/\/api\/desk-member\.php/, (route) => {
      if (route.request().method() === 'POST') return route.fulfill({ json: { id } })
      return found
        ? route.fulfill({ json: { member: found } })
        : route.fulfill({ status: 403, json: { error: 'reason_needed' } })
    })
  }

const press = (key: string) => async (page: Page) => {
  await page.keyboard.press(key)
  await page.getByRole('dialog').waitFor()
}

const searchNobody = async (page: Page) => {
  await page.getByLabel('E-mailadres, lid, bestelling of bonnummer').fill('jan@vonk.example')
  await page.getByLabel('Waarom').fill('Vraag 4411')
  await page.getByRole('button', { name: 'Zoek op' }).click()
  await page.getByText('Niemand gevonden').waitFor()
}

const forFinance: MemberFileView = {
  ...file,
  life: null,
  mails: null,
  devices: null,
  consents: null,
  has_cases: false,
}
const forModerator: MemberFileView = {
  ...file,
  orders: null,
  credits: null,
  mails: null,
  devices: null,
  consents: null,
  cases: [{ id: idOf(40), at: ago(5 * DAY), status: 'decided', decision: 'warning' }],
}

/** One member at a time, and what two people decide. */
export const supportScreens = (): Screen[] => {
  const path = `/desk/members/${JAN}`
  return [
    screen('member', 'desk members', '/desk/members', undefined, { before: at('support') }),
    screen('member', 'desk members, nobody found', '/desk/members', searchNobody, {
      before: at('support', { id: null }),
    }),
    screen('member', 'desk member', path, undefined, { before: at('support') }),
    screen('member', 'desk member for finance', path, undefined, {
      before: at('finance', { found: forFinance }),
    }),
    screen('member', 'desk member for a moderator', path, undefined, {
      before: at('moderator', { found: forModerator }),
    }),
    screen('member', 'desk member without a reason', path, undefined, {
      before: at('support', { found: null }),
    }),
    screen('member', 'desk proposing a gift', path, press('g'), { before: at('support') }),
    screen('member', 'desk approvals', '/desk/approvals', undefined, { before: at('finance') }),
    screen('member', 'desk approvals with nothing to do', '/desk/approvals', undefined, {
      before: at('finance', { waits: [] }),
    }),
  ]
}
