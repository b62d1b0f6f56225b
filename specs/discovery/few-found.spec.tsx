import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { freshDevice, openPage } from '#specs/harness/screens/page.tsx'
import { member, user } from '#specs/harness/server/people.ts'

beforeEach(freshDevice)

const found = [member({ name: 'Anna' })]
const near = {
  ...member({ id: '01900000-0000-7000-8000-000000000999', name: 'Eva', fictional: true }),
  widened: 'hair_color' as const,
}

it('Who nearly fits stands below the few who do, with a face and the label, and a tap widens that wish', async () => {
  const { at } = openPage('/members?gender=any&hair_color=red', user(), {
    'GET /api/members.php': () => ({
      profiles: found,
      page: 1,
      pages: 1,
      total: 1,
      total_fictional: 0,
    }),
    'GET /api/members-similar.php': () => ({
      widened: [{ filter: 'hair_color', more: 32, more_fictional: 4 }],
      similar: [near],
    }),
  })
  const group = within(await screen.findByRole('region', { name: 'Elke haarkleur' }))
  const card = group.getByRole('article')
  expect(card.textContent).toContain('Eva')
  expect(card.textContent).toContain('Fictief profiel')
  expect(card.querySelector('img, [data-letter]')).toBeTruthy()
  fireEvent.click(group.getByRole('button', { name: /Elke haarkleur/ }))
  await waitFor(() => expect(at()).toBe('/members?gender=any'))
})
