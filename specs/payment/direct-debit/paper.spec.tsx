import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { MandatePaperView } from '#core/payment/direct-debit/contract.ts'
import { freshDevice, openPage } from '#specs/harness/screens/page.tsx'
import { user } from '#specs/harness/server/people.ts'

beforeEach(freshDevice)

const ID = '01900000-0000-7000-8000-000000000100'
const paper: MandatePaperView = {
  reference: 'VNK-0190',
  creditor: 'Vonk Voorbeeld B.V.',
  creditor_address: ['Voorbeeldstraat 1', '1000 AA Amsterdam'],
  creditor_country: 'NL',
  language: 'nl',
  creditor_id: 'NL00ZZZ000000000000',
  holder: 'K. de Wit',
  address: ['Wilgenlaan 12', '2011 AB Haarlem'],
  iban_end: '6789',
  text: 'Je machtigt Vonk Voorbeeld B.V. om af te schrijven.',
  version: 'direct-debit 2026-11-26',
  signed_at: '2026-11-26T09:00:00.000Z',
  place: 'Haarlem',
}

describe('the paper of a mandate', () => {
  it('shows all that was signed, and is printed from there (DDB-04)', async () => {
    const print = vi.spyOn(window, 'print').mockReturnValue()
    openPage(`/directdebit/mandate/${ID}`, user(), {
      'GET /api/mandate-paper.php': () => paper,
    })
    const sheet = within(await screen.findByRole('article'))
    sheet.getByRole('heading', { level: 1, name: 'Machtiging' })
    const facts = sheet.getAllByRole('definition').map(({ textContent }) => textContent)
    expect(facts).toEqual([
      'VNK-0190',
      'NL00ZZZ000000000000',
      'K. de Wit',
      'Wilgenlaan 12, 2011 AB Haarlem',
      'eindigt op 6789',
      'Haarlem, 26 november 2026',
      'direct-debit 2026-11-26',
    ])
    sheet.getByText(paper.text)
    sheet.getByText('1000 AA Amsterdam')
    fireEvent.click(screen.getByRole('button', { name: 'Afdrukken' }))
    expect(print).toHaveBeenCalledOnce()
  })

  it('is a page that is not there for who has no such mandate', async () => {
    openPage(`/directdebit/mandate/${ID}`, user(), {
      'GET /api/mandate-paper.php': () => ({ status: 404, refusal: { error: 'not_found' } }),
    })
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toBeTruthy())
    expect(screen.queryByText('Machtiging')).toBeNull()
  })

  it('is opened from the way of paying that is kept', async () => {
    openPage('/settings', user(), {
      'GET /api/repeat-order.php': () => ({
        orders: [],
        vat_basis_points: 2100,
        mandates: [
          {
            id: ID,
            payment_method: 'directdebit',
            given_at: paper.signed_at,
            debit: { reference: paper.reference, iban_end: paper.iban_end },
          },
        ],
      }),
    })
    const link = await screen.findByRole('link', { name: 'Bekijk je machtiging', hidden: true })
    expect(link.getAttribute('href')).toBe(`/directdebit/mandate/${ID}`)
  })
})
