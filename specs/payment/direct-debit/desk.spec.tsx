import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { freshDevice, openPage } from '#specs/harness/screens/page.tsx'
import { user } from '#specs/harness/server/people.ts'

beforeEach(freshDevice)

const debtor = {
  id: '01900000-0000-7000-8000-000000000100',
  name: 'Anna',
  orders: 1,
  owed: { minor: 499, currency: 'EUR' as const },
  since: '2026-11-20T10:00:00.000Z',
}

describe('the accounts without direct debit, at the desk', () => {
  it('stand among its sections, and are let pay so again for a reason', async () => {
    const { of } = openPage('/desk/debits', user({ role: 'finance' }), {
      'GET /api/desk-debits.php': () => ({ blocked: [debtor] }),
      'POST /api/desk-debits.php': () => ({ lifted: true as const }),
    })
    await screen.findByRole('heading', { name: 'Geblokkeerd voor incasso' })
    const sections = within(screen.getByRole('navigation', { name: 'Afdelingen' }))
    const here = sections.getByRole('link', { name: 'Incasso' })
    expect(here.getAttribute('aria-current')).toBe('page')
    const lift = screen.getByRole('button', { name: 'Sta incasso weer toe' })
    expect(lift.hasAttribute('disabled')).toBe(true)
    fireEvent.change(screen.getByLabelText('Waarom mag het weer?'), {
      target: { value: 'De bank vergiste zich' },
    })
    fireEvent.click(lift)
    await waitFor(() =>
      expect(of('POST /api/desk-debits.php').map(({ body }) => body)).toEqual([
        { id: debtor.id, reason: 'De bank vergiste zich' },
      ]),
    )
  })
})
