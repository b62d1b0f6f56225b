import type { Page } from 'playwright'
import { warningKinds } from '#core/chat/warnings/values.ts'
import type { Answer } from '#core/contract/contract.ts'
import { dayOf, daysAfter } from '#core/kernel/day.ts'
import type { PeriodView } from '#core/site/statistics/contract.ts'
import { working } from './desk-screens.ts'
import { NIGHT_MS } from './people-lived.ts'
import { type Screen, screen } from './screens.ts'

const DAYS = 30
const today = () => dayOf(new Date(Date.now() + NIGHT_MS))

/** Between 0 and 1, the same for the same day. */
const wave = (nth: number, of: number) => (Math.sin(nth * of) + 1) / 2

const day = (nth: number): PeriodView => ({
  period: daysAfter(today(), nth - DAYS),
  days: 1,
  income: (['ideal', 'creditcard', 'paypal', 'banktransfer', 'bancontact'] as const).map(
    (method, which) => ({
      method,
      currency: 'EUR',
      minor: Math.round((30_000 / (which + 1)) * (0.4 + wave(nth, which + 1.3))),
      orders: 1 + which,
    }),
  ),
  returned: nth % 5 === 0 ? [{ kind: 'withdrawal', currency: 'EUR', minor: 1_999, times: 1 }] : [],
  unspent: {
    all: 41_000 + nth * 120 + Math.round(wave(nth, 2) * 900),
    bought: 36_000 + nth * 100,
    worth: [{ currency: 'EUR', minor: 821_400 }],
  },
  fiction: {
    profiles: { fictional: 60, all: 611 },
    conversations: { fictional: 6, all: 40 + nth },
    paid: { fictional: 31, all: 270 },
  },
  members: { daily: 210 + nth, monthly: 540 + nth, joined: 14, confirmed: 11, buyers: 3 },
  reports: nth % 4 === 0 ? [{ reason: 'fraud', times: 2 }] : [{ reason: 'harassment', times: 1 }],
  decisions: [{ decision: nth % 3 === 0 ? 'warning' : 'nothing_found', found: 'report', times: 1 }],
  decided: nth % 6 === 0 ? 0 : 1,
  median_minutes: nth % 6 === 0 ? null : Math.round(30 + wave(nth, 0.7) * 100),
  warnings: warningKinds.flatMap((kind, which) => [
    { kind, verdict: 'right' as const, times: Math.round(wave(nth, which + 0.4) * 3) },
    { kind, verdict: 'fine' as const, times: nth % (which + 3) === 0 ? 1 : 0 },
  ]),
  appeals: { lodged: nth % 10 === 0 ? 1 : 0, upheld: 0, overturned: nth % 20 === 0 ? 1 : 0 },
})

const statistics = (): Answer<'GET /api/statistics.php'> => ({
  periods: Array.from({ length: DAYS }, (_, nth) => day(nth)),
  median_minutes: 95,
  now: {
    refunds: [{ currency: 'EUR', minor: 4_998, times: 2 }],
    cases: { waiting: 14, since: null },
    orders: 3,
    work: 2,
  },
})

const counted = (answer: () => Answer<'GET /api/statistics.php'>) => async (page: Page) => {
  await working('finance')(page)
  await page.route(/\/api\/statistics\.php/, (route) => route.fulfill({ json: answer() }))
}

const asTables = async (page: Page) => {
  for (const button of await page.getByRole('button', { name: 'Tabel' }).all()) await button.click()
  await page.getByRole('table').first().waitFor()
}

/** How the site stands: as plots, as tables, and on its first day. */
export const statisticsScreens = (): Screen[] => {
  const at = '/desk/statistics'
  const before = counted(statistics)
  return [
    screen('member', 'desk statistics', at, undefined, { before }),
    screen('member', 'desk statistics as tables', at, asTables, { before }),
    screen('member', 'desk statistics of no day', at, undefined, {
      before: counted(() => ({ ...statistics(), periods: [] })),
    }),
  ]
}
