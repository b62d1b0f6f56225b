import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { freshDevice } from '#specs/harness/screens/page.tsx'
import { atDesk, FIRST, opened } from '../desk/at-desk.ts'

beforeEach(freshDevice)

const signs = {
  held: 3,
  shown: [{ sign: 'same_opener' as const, messages: 3 }],
  begun_in_day: 14,
  reported: 2,
}
const counted = [
  ['Wacht op jouw besluit', '3 berichten'],
  ['Hetzelfde aan velen', '3 berichten'],
  ['Gesprekken begonnen vandaag', '14'],
  ['Keer gemeld', '2'],
] as const

describe('the case of first signs at the desk', () => {
  it('shows what is counted and none of the words, and what each decision does (MOD-05)', async () => {
    const found = { subject: 'signs', found_by: 'machine', reasons: [], reports: [] } as const
    const of = (id: string) =>
      opened(id, { ...found, reasons: [], reports: [], evidence: [], signs })
    atDesk(`/desk/cases/${FIRST}`, {
      'GET /api/desk-case.php': ({ query }) => ({ case: of(query.id) }),
    })
    const title = await screen.findByRole('heading', { name: 'Wat er geteld is' })
    const part = within(title.parentElement as HTMLElement)
    for (const [name, value] of counted)
      expect(part.getByText(name).parentElement?.textContent).toBe(`${name}${value}`)
    expect(part.getByText(/komen de credits terug/)).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1, name: 'Eerste berichten' })).toBeTruthy()
    expect(screen.getByText('Niemand meldde dit. Het is geteld.')).toBeTruthy()
    expect(screen.queryByRole('heading', { name: 'Wat er stond' })).toBeNull()
  })
})
