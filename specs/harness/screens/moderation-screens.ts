import type { Page } from 'playwright'
import { report, statement } from '#specs/moderation/reporting/decided.ts'
import { type Screen, screen } from './screens.ts'

const NO_LINK = 'a'.repeat(43)

const answering = (call: string, json: object) => (page: Page) =>
  page.route(`**/api/${call}.php*`, (route) => route.fulfill({ json }))

const overturned = statement({
  id: '00000000-0000-4000-8000-000000000012',
  case: 'c0ffee00-0000-4000-8000-000000000003',
  number: 'C0FF-EE00',
  at: '2026-10-02T10:00:00.000Z',
  decision: 'overturned',
  facts: 'Het was een grap tussen jullie twee.',
  restricts: null,
  holds: false,
  until: null,
  may_appeal: false,
  appeal_until: null,
  is_new: false,
})

const nth = (number: number) => `00000000-0000-4000-8000-00000000002${number}`
const reports = [
  report(),
  report({
    id: nth(2),
    number: '0A1B-2C3D',
    subject: 'message',
    reason: 'fraud',
    outcome: 'acted',
  }),
  report({
    id: nth(3),
    number: '4E5F-6A7B',
    subject: 'member',
    reason: 'fake_profile',
    outcome: 'nothing_found',
    may_appeal: true,
  }),
]

const readAll = answering('safety', { reports, statements: [statement(), overturned] })

const object = async (page: Page) => {
  await page.getByRole('button', { name: 'Maak bezwaar' }).click()
  await page.getByLabel('Waarom klopt het niet?').fill('Dat was een grap tussen ons.')
}

const openReport = async (page: Page) => {
  await page.getByRole('button', { name: 'Meer', exact: true }).click()
  await page.getByRole('button', { name: /melden$/ }).click()
  await page.getByRole('dialog', { name: /^Meld / }).waitFor()
}

const chooseReason = async (page: Page) => {
  await openReport(page)
  await page.getByRole('button', { name: 'Chanteert met foto’s of geheimen' }).click()
  await page.getByLabel('Wil je er iets bij vertellen?').waitFor()
}

const sendReport = async (page: Page) => {
  await chooseReason(page)
  await page.getByRole('button', { name: 'Stuur de melding' }).click()
  await page.getByText('A1B2-C3D4').waitFor()
}

const suspended = statement({
  decision: 'suspend',
  restricts: 'suspended',
  facts: 'Je vroeg drie mensen om geld voor een treinkaartje.',
})

const account = { standing: 'staying', credits: 54, paid: true }
const wasObjectedTo = {
  holds: false,
  may_appeal: false,
  appeal_until: null,
  appealed_at: '2026-11-22T10:00:00.000Z',
}

const openLeaving = async (page: Page) => {
  await page.getByRole('button', { name: 'Account opzeggen' }).click()
  await page.getByLabel('Wachtwoord', { exact: true }).fill('een-wachtwoord')
}

/** Whom one blocks, what one reports, what was decided, and the same by a link. */
export const moderationScreens = (): Screen[] => [
  screen('member', 'blocked', '/settings/blocked'),
  screen('newcomer', 'nobody blocked', '/settings/blocked'),
  screen('member', 'report', ({ real }) => `/members/${real}`, openReport),
  screen('member', 'report of a chat', ({ conversation }) => `/chats/${conversation}`, openReport),
  screen('member', 'report with its reason', ({ real }) => `/members/${real}`, chooseReason),
  screen('member', 'report sent', ({ real }) => `/members/${real}`, sendReport, {
    before: answering('report', { number: 'A1B2-C3D4' }),
  }),
  screen('newcomer', 'safety without any', '/safety'),
  screen('member', 'safety', '/safety', undefined, { before: readAll }),
  screen('member', 'objection', '/safety', object, { before: readAll }),
  screen('member', 'decision unread', '/likes', undefined, {
    before: readAll,
    there: 'section[aria-label="Besluit over je account"]',
  }),
  screen('visitor', 'decision by link', `/decision?token=${NO_LINK}`, undefined, {
    before: answering('decision', { statement: suspended, answer: null, account }),
  }),
  screen('visitor', 'decision by link, leaving', `/decision?token=${NO_LINK}`, openLeaving, {
    before: answering('decision', { statement: suspended, answer: null, account }),
  }),
  screen('visitor', 'decision by link, overturned', `/decision?token=${NO_LINK}`, undefined, {
    before: answering('decision', {
      statement: { ...suspended, ...wasObjectedTo },
      answer: { ...overturned, case: suspended.case, at: '2026-11-24T10:00:00.000Z' },
      account: null,
    }),
  }),
  screen('visitor', 'way back', `/${NO_LINK}?back`, undefined, {
    before: answering('activation', { until: '2026-12-04T10:00:00.000Z', suspended: true }),
  }),
  screen('visitor', 'way back that is over', `/${NO_LINK}?back`),
  screen('visitor', 'decision link refused', `/decision?token=${NO_LINK}`),
]
