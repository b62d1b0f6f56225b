import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { warningKinds } from '#core/chat/warnings/values.ts'
import type { Answer } from '#core/contract/contract.ts'
import type { StaffRole } from '#core/kernel/roles.ts'
import type { PeriodView } from '#core/site/statistics/contract.ts'
import { freshDevice, openPage } from '#specs/harness/screens/page.tsx'
import { user } from '#specs/harness/server/people.ts'

beforeEach(freshDevice)
afterEach(() => vi.unstubAllGlobals())

const day = (period: string, minor: number): PeriodView => ({
  period,
  days: 1,
  income: [
    { method: 'ideal', currency: 'EUR', minor, orders: 2 },
    { method: 'swish', currency: 'SEK', minor: 9_900, orders: 1 },
  ],
  returned: [{ kind: 'withdrawal', currency: 'EUR', minor: 1_000, times: 1 }],
  unspent: { all: 500, bought: 400, worth: [{ currency: 'EUR', minor: 12_000 }] },
  fiction: {
    profiles: { fictional: 1, all: 8 },
    conversations: { fictional: 1, all: 4 },
    paid: { fictional: 1, all: 10 },
  },
  members: { daily: 3, monthly: 9, joined: 4, confirmed: 3, buyers: 1 },
  reports: [{ reason: 'fraud', times: 2 }],
  decisions: [{ decision: 'warning', found: 'report', times: 1 }],
  decided: 1,
  median_minutes: 72,
  appeals: { lodged: 2, upheld: 0, overturned: 1 },
  warnings: [
    { kind: 'money', verdict: 'right', times: 4 },
    { kind: 'money', verdict: 'fine', times: 1 },
    { kind: 'phone', verdict: 'fine', times: 3 },
  ],
})

const counted = (periods: PeriodView[]): Answer<'GET /api/statistics.php'> => ({
  periods,
  median_minutes: 72,
  now: {
    refunds: [{ currency: 'EUR', minor: 4_998, times: 2 }],
    cases: { waiting: 14, since: null },
    orders: 3,
    work: 2,
  },
})

const open = (path = '/desk/statistics', role: StaffRole = 'finance', periods?: PeriodView[]) =>
  openPage(path, user({ role }), {
    'GET /api/statistics.php': () =>
      counted(periods ?? [day('2026-11-24', 5_000), day('2026-11-25', 7_500)]),
  })
const card = (name: string) => screen.findByRole('region', { name })

describe('the figures of a site', () => {
  it.each([
    ['liability of credits', 'Wat we nog schuldig zijn', ['€ 120,00', 'Credits van leden: 500']],
    ['refunds', 'Terugbetaald en onderweg', ['€ 20,00', 'Onderweg naar de koper', '€ 49,98']],
    ['share of fiction', 'Deel dat fictief is', ['12,5%', '25%', '10%']],
    ['time to a decision', 'Tijd tot een besluit', ['1 u 12']],
    ['appeals overturned', 'Tijd tot een besluit', ['2 van 4 bezwaren gaf het lid gelijk']],
    ['what is stuck', 'Terugbetaald en onderweg', ['Vast, wacht op een mens', '2']],
    ['income', 'Binnengekomen, per betaalwijze', ['€ 125,00', 'iDEAL | Wero']],
    ['verdicts on warnings', 'Waarschuwingen', ['16', 'GeldNiets mis: 2 · Klopte: 8']],
    ['verdicts on warnings', 'Waarschuwingen', ['TelefoonnummerNiets mis: 6 · Klopte: 0']],
    ['conversion', 'Leden', ['2 eerste aankopen op 8 aanmeldingen in deze tijd']],
  ])('tell the operator of %s (MOD-09)', async (_, title, words) => {
    open()
    const text = (await card(title)).textContent?.replaceAll(/\s/g, ' ')
    for (const word of words) expect(text).toContain(word)
  })

  it.each([
    ['Wat we nog schuldig zijn', ['500', '400']],
    ['Terugbetaald en onderweg', ['10', '1']],
    ['Deel dat fictief is', ['12,5%', '25%', '10%']],
    ['Tijd tot een besluit', ['1', '72', '2', '1']],
    ['Binnengekomen, per betaalwijze', ['75', '3']],
    ['Leden', ['3', '9', '4', '3', '1']],
  ])('stand in a table too: %s (MOD-09)', async (title, cells) => {
    open()
    const shown = within(await card(title))
    fireEvent.click(shown.getByRole('button', { name: 'Tabel' }))
    const row = within(shown.getByRole('row', { name: /2026-11-25/ }))
    const texts = row.getAllByRole('cell').map(({ textContent }) => textContent)
    expect(texts).toEqual(expect.arrayContaining(cells))
  })

  it('show first purchases beside sign-ups, and no share of other people, where there are more', async () => {
    const few = day('2026-11-25', 5_000)
    const members = { ...few.members, joined: 1, buyers: 10 }
    open('/desk/statistics', 'finance', [{ ...few, members }])
    const text = (await card('Leden')).textContent
    expect(text).toContain('10 eerste aankopen op 1 aanmeldingen')
    expect(text).not.toContain('%')
  })

  it('are downloaded as a file of values', async () => {
    const files: Blob[] = []
    vi.stubGlobal(
      'URL',
      Object.assign(class extends URL {}, {
        createObjectURL: (file: Blob) => {
          files.push(file)
          return 'blob:here'
        },
        revokeObjectURL: () => undefined,
      }),
    )
    open()
    await card('Leden')
    fireEvent.click(screen.getByRole('button', { name: 'CSV van Leden' }))
    expect((await files[0]?.text())?.split('\r\n')[1]).toBe('2026-11-24,3,9,4,3,1')
  })

  it('list verdicts on warnings in a table with a row per kind', async () => {
    open()
    const shown = within(await card('Waarschuwingen'))
    fireEvent.click(shown.getByRole('button', { name: 'Tabel' }))
    expect(shown.getAllByRole('row')).toHaveLength(1 + warningKinds.length)
    const head = shown.getAllByRole('columnheader').map(({ textContent }) => textContent)
    expect(head).toEqual(['Soort', 'Niets mis', 'Klopte'])
    const row = within(shown.getByRole('row', { name: /Geld/ }))
    expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['2', '8'])
  })

  it('say so when no receiver gave a verdict on a warning', async () => {
    open('/desk/statistics', 'finance', [{ ...day('2026-11-25', 5_000), warnings: [] }])
    const text = (await card('Waarschuwingen')).textContent
    expect(text).toContain('Nog geen ontvanger gaf een oordeel.')
  })

  it('are asked for by days, months or years, as the address has it', async () => {
    const { of } = open('/desk/statistics?by=year')
    await card('Leden')
    expect(of('GET /api/statistics.php').map(({ query }) => query)).toEqual([{ by: 'year' }])
    const chosen = screen.getByRole('link', { name: 'Jaren' })
    expect(chosen.getAttribute('aria-current')).toBe('page')
  })

  it('say on the first day that nothing is counted yet', async () => {
    open('/desk/statistics', 'admin', [])
    await screen.findByText('Nog geen dag geteld. Morgen staat hier de eerste.')
  })

  it('are no page for moderators', async () => {
    const { of } = open('/desk/statistics', 'moderator')
    await screen.findByText(/^Deze pagina kon niet worden gevonden/)
    expect(of('GET /api/statistics.php')).toEqual([])
  })
})
