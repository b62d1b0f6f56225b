import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { plan } from '#core/kernel/plan.ts'
import { freshDevice, openPage } from '#specs/harness/screens/page.tsx'
import { settings, user } from '#specs/harness/server/people.ts'

beforeEach(freshDevice)

const sold = {
  country: 'NL',
  bundles: [
    {
      id: 'credits-25',
      credits: 25,
      price: { minor: 999, currency: 'EUR' as const },
      methods: ['ideal' as const],
      banks: {},
    },
  ],
  vat_basis_points: 2100,
  keeps: [],
}

describe('the table beside Premium', () => {
  it('has a row for each feature, with what is free, what is Premium and what the site asks', async () => {
    openPage('/premium', user(), {
      'GET /api/settings.php': () => ({ ...settings, message_credits: 2 }),
      'GET /api/credits.php': () => sold,
    })
    const table = await screen.findByRole('table', { name: 'Gratis en Premium naast elkaar' })
    const heads = within(table).getAllByRole('columnheader')
    expect(heads.map((head) => head.textContent)).toEqual(['Wat je kunt doen', 'Gratis', 'Premium'])
    expect(within(table).getAllByRole('rowheader')).toHaveLength(plan.length)
    const rowOf = (name: string) =>
      within(within(table).getByRole('row', { name: new RegExp(`^${name}`) }))
        .getAllByRole('cell')
        .map((cell) => cell.textContent)
    expect(rowOf('Gesprekken beginnen')).toEqual(['2', 'Onbeperkt'])
    expect(rowOf('Foto’s op je eigen profiel')).toEqual(['3', '25'])
    expect(rowOf('Een bericht sturen')).toEqual(['2 credits', '2 credits'])
    expect(rowOf('Leden zoeken')).toEqual(['Ja', 'Ja'])
  })
})
