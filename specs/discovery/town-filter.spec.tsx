import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { freshDevice, openPage } from '#specs/harness/screens/page.tsx'
import { settings, user } from '#specs/harness/server/people.ts'

beforeEach(freshDevice)

const zeist = { city: 'Zeist', region: 'Utrecht', country: 'NL' }
const NEAR_ZEIST = 'country=NL&countryregion=Utrecht&city=Zeist&distance=25'

const openFilters = async (path: string, who: ReturnType<typeof user> | null) => {
  const page = openPage(path, who, {
    'GET /api/settings.php': () => ({ ...settings, search_fields: ['distance', 'city', 'seeks'] }),
    'GET /api/members.php': () => ({
      profiles: [],
      page: 1,
      pages: 1,
      total: 1_200,
      total_fictional: 0,
    }),
    'GET /api/places.php': () => ({ places: [zeist] }),
  })
  fireEvent.click(await screen.findByRole('button', { name: /^Filters/ }))
  await screen.findByRole('dialog')
  const asked = () => new URLSearchParams(page.at().split('?')[1] ?? '')
  return { ...page, asked }
}
const typeTown = async () => {
  const field = await screen.findByLabelText('In de buurt van')
  fireEvent.change(field, { target: { value: 'Zei' } })
  const town = await screen.findByRole('option', { name: /^Zeist/ })
  await act(async () => void fireEvent.click(town))
}

describe('A distance', () => {
  it('counts from a town that a visitor types (DSC-01)', async () => {
    const { asked } = await openFilters('/members', null)
    await typeTown()
    await waitFor(() =>
      expect(Object.fromEntries(asked())).toEqual(
        Object.fromEntries(new URLSearchParams(NEAR_ZEIST)),
      ),
    )
    expect(screen.getByText('vanaf Zeist')).toBeTruthy()
    fireEvent.click(screen.getByRole('radio', { name: 'Binnen 50 km' }))
    await waitFor(() => expect(asked().get('distance')).toBe('50'))
  })

  it('counts from one’s own town until another is named', async () => {
    const { asked } = await openFilters('/members', user())
    expect(await screen.findByText('vanaf Utrecht')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Vanaf een andere plaats' }))
    await typeTown()
    await waitFor(() => expect(asked().get('city')).toBe('Zeist'))
  })

  it('that goes takes the town along from which it counted', async () => {
    const { asked } = await openFilters(`/members?${NEAR_ZEIST}`, null)
    fireEvent.click(await screen.findByRole('radio', { name: 'Overal' }))
    await waitFor(() => expect([...asked()]).toEqual([]))
  })

  it('and its town are one wish', async () => {
    await openFilters(`/members?${NEAR_ZEIST}`, null)
    expect(screen.getByText('1 actief')).toBeTruthy()
  })
})

describe('Whom somebody looks for', () => {
  it('is asked with a tap', async () => {
    const { asked } = await openFilters('/members', user())
    const group = await screen.findByRole('group', { name: 'Zoekt zelf' })
    fireEvent.click(group.querySelector('input') as HTMLInputElement)
    await waitFor(() => expect(asked().get('seeks')).toBe('female'))
  })
})
