import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { freshDevice, openPage } from '#specs/harness/screens/page.tsx'
import { member } from '#specs/harness/server/people.ts'

beforeEach(freshDevice)

const SEARCH = 'GET /api/members.php'
const search = () => ({
  profiles: [member()],
  page: 1,
  pages: 1,
  total: 1,
  total_fictional: 0,
})

describe('the members', () => {
  it('are filtered by a span of ages, whose ends cannot pass each other', async () => {
    const { at } = openPage('/members', null, { [SEARCH]: search })
    fireEvent.click(await screen.findByRole('button', { name: 'Filters' }))
    const from = await screen.findByLabelText<HTMLInputElement>('Vanaf')
    const to = screen.getByLabelText<HTMLInputElement>('Tot en met')
    const choose = async (slider: HTMLInputElement, age: number, address: string) => {
      fireEvent.input(slider, { target: { value: String(age) } })
      slider.dispatchEvent(new Event('change', { bubbles: true }))
      await waitFor(() => expect(at()).toBe(address))
    }
    screen.getByText('Alle leeftijden')
    await choose(from, 35, '/members?min_age=35')
    await choose(to, 50, '/members?min_age=35&max_age=50')
    await screen.findByText('35 tot 50')
    await choose(from, 60, '/members?min_age=50&max_age=50')
    expect(from.getAttribute('aria-valuetext')).toBe('50 jaar')
    await choose(from, 18, '/members?max_age=50')
  })

  it('keep the end of a span that one moves while the other end is on its way', async () => {
    const { at } = openPage('/members', null, { [SEARCH]: search })
    fireEvent.click(await screen.findByRole('button', { name: 'Filters' }))
    const from = await screen.findByLabelText<HTMLInputElement>('Vanaf')
    const to = screen.getByLabelText<HTMLInputElement>('Tot en met')
    fireEvent.input(from, { target: { value: '35' } })
    from.dispatchEvent(new Event('change', { bubbles: true }))
    fireEvent.input(to, { target: { value: '50' } })
    await waitFor(() => expect(at()).toBe('/members?min_age=35'))
    await screen.findByRole('button', { name: /^Filters.*1/ })
    expect([from.value, to.value]).toEqual(['35', '50'])
    to.dispatchEvent(new Event('change', { bubbles: true }))
    await waitFor(() => expect(at()).toBe('/members?min_age=35&max_age=50'))
  })

  it('follow the address again once an end is back where that has it', async () => {
    const { router } = openPage('/members?min_age=30', null, { [SEARCH]: search })
    fireEvent.click(await screen.findByRole('button', { name: /^Filters/ }))
    const from = await screen.findByLabelText<HTMLInputElement>('Vanaf')
    fireEvent.input(from, { target: { value: '31' } })
    fireEvent.input(from, { target: { value: '30' } })
    from.dispatchEvent(new Event('change', { bubbles: true }))
    const { state } = router.state.location
    await act(() => router.navigate('/members?min_age=25', { replace: true, state }))
    await waitFor(() => expect(from.value).toBe('25'))
  })
})
