import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Receipt, WalletEntry } from '#core/payment/wallet/contract.ts'
import { freshDevice, openPage } from '#specs/harness/screens/page.tsx'
import {
  company,
  noTransactions,
  order,
  paymentId,
  talk,
  user,
} from '#specs/harness/server/people.ts'

beforeEach(freshDevice)

const talkId = talk().id

const entry = (id: number, rest: Partial<WalletEntry> = {}): WalletEntry => ({
  id: String(id),
  at: '2026-03-20T10:00:00.000Z',
  reason: 'message',
  credits: -1,
  balance: id,
  about: 'Bram',
  payment: null,
  conversation: talkId,
  ...rest,
})

const latest = [
  entry(12),
  entry(11, { reason: 'undelivered', credits: 1 }),
  entry(10, {
    reason: 'bundle',
    credits: 10,
    about: paymentId,
    payment: paymentId,
    conversation: null,
  }),
]
const oldest = entry(9, { reason: 'signup', about: null, conversation: null, credits: 3 })

const open = () =>
  openPage('/transactions', user(), {
    'GET /api/transactions.php': () => ({
      ...noTransactions,
      wallet: latest,
      wallet_next: '10',
      credits: 12,
    }),
    'GET /api/wallet.php': () => ({ wallet: [oldest], next: null }),
    'GET /api/balance.php': () => ({
      from: '2026-01-01',
      until: '2026-03-31',
      before: 0,
      days: [{ day: '2026-03-20', gained: 13, spent: 1, balance: 12 }],
    }),
  })

describe('the wallet', () => {
  it('leads from each change to what it was about', async () => {
    open()
    const message = await screen.findByRole('link', { name: 'Bericht aan Bram' })
    expect(message.getAttribute('href')).toBe(`/chats/${talkId}`)
    const back = screen.getByRole('link', { name: /Terug van je bericht aan Bram/ })
    expect(back.getAttribute('href')).toBe(`/chats/${talkId}`)
    const bought = screen.getByRole('link', { name: 'Gekocht' })
    expect(bought.getAttribute('href')).toBe(`/transactions/${paymentId}`)
  })

  it('calls what went back by its name, of the whole as of a part', async () => {
    const back = { about: paymentId, payment: paymentId, conversation: null } as const
    openPage('/transactions', user(), {
      'GET /api/transactions.php': () => ({
        ...noTransactions,
        wallet: [
          entry(1, { ...back, reason: 'refund_part', credits: -10 }),
          entry(11, { ...back, reason: 'refund', credits: -10 }),
        ],
      }),
    })
    expect(await screen.findAllByRole('link', { name: 'Terugbetaald' })).toHaveLength(2)
  })

  it('shows older changes when asked, behind those that were there, until there are no more', async () => {
    const { of } = open()
    fireEvent.click(await screen.findByRole('button', { name: 'Toon oudere' }))
    await screen.findByText('Welkomstcadeau')
    expect(of('GET /api/wallet.php').map(({ query }) => query)).toEqual([{ before: '10' }])
    expect(screen.getAllByText(/Daarna:/).map((one) => one.parentElement?.textContent)).toEqual(
      [12, 11, 10, 9].map((left) => `Daarna: ${left}`),
    )
    expect(screen.queryByRole('button', { name: 'Toon oudere' })).toBeNull()
  })

  it('keeps the keyboard where it was, while there is more and when there is none', async () => {
    const middle = { wallet: [oldest], next: '9' }
    const last = { wallet: [{ ...oldest, id: '8' }], next: null }
    openPage('/transactions', user(), {
      'GET /api/transactions.php': () => ({ ...noTransactions, wallet: latest, wallet_next: '10' }),
      'GET /api/wallet.php': ({ query }) => (query.before === '10' ? middle : last),
    })
    const more = () => screen.findByRole('button', { name: 'Toon oudere' })
    const button = await more()
    button.focus()
    fireEvent.click(button)
    await screen.findByText('Welkomstcadeau')
    const again = await more()
    await waitFor(() => expect(document.activeElement).toBe(again))
    fireEvent.click(again)
    const end = await screen.findByText('Dit is alles.')
    await waitFor(() => expect(document.activeElement).toBe(end))
  })

  it('tells the course of its balance in words and as a table, beside the drawing', async () => {
    open()
    await screen.findByText(/Van 0 credits op 1 jan naar 12 credits vandaag/)
    fireEvent.click(screen.getByText('Als tabel'))
    const [, day] = within(screen.getByRole('table')).getAllByRole('row')
    expect(day?.textContent).toBe('20 maart 202613112')
  })
})

const faces = {
  real: { id: talk().member.id, name: 'Bram', fictional: false, main_image: null },
  invented: { id: paymentId, name: 'Sanne', fictional: true, main_image: null },
}

describe('whoever a change was about', () => {
  it('has the label where they are fictional, in the list and among those most was spent on', async () => {
    openPage('/transactions', user(), {
      'GET /api/transactions.php': () => ({
        ...noTransactions,
        wallet: [
          entry(2, { about: 'Sanne', member: faces.invented }),
          entry(1, { member: faces.real }),
        ],
      }),
      'GET /api/balance.php': () => ({
        from: '2026-01-01',
        until: '2026-03-31',
        before: 0,
        days: [{ day: '2026-03-20', gained: 13, spent: 12, balance: 1 }],
        spent_on: [
          { member: faces.invented, credits: 9 },
          { member: faces.real, credits: 3 },
        ],
      }),
    })
    const rows = (await screen.findAllByText(/^Bericht aan/)).map((one) => one.closest('li'))
    expect(rows.map((row) => row?.textContent?.includes('Fictief profiel'))).toEqual([true, false])
    const most = await screen.findByRole('region', { name: 'Naar wie je credits gingen' })
    expect(within(most).getByText('In de laatste 90 dagen')).toBeTruthy()
    const [terms, counts] = ['term', 'definition'].map((role) => within(most).getAllByRole(role))
    expect(terms?.map((one) => one.textContent)).toEqual(['FictiefFictief profielSanne', 'Bram'])
    expect(counts?.map((one) => one.textContent)).toEqual(['9', '3'])
  })

  it('is counted over all the days that are drawn, and not over the rows that have come', async () => {
    open()
    await screen.findByText('13 erbij en 1 eraf in 90 dagen')
    expect(screen.queryByText('Naar wie je credits gingen')).toBeNull()
  })
})

const { name, address, city, country, kvk, vat_numbers } = company
const sale: Receipt = {
  number: '2026-000012',
  kind: 'sale',
  at: '2026-03-20T10:00:00.000Z',
  credits: 25,
  lines: [{ kind: 'bundle', minor: 999 }],
  amount: { minor: 999, currency: 'EUR' },
  vat: { basisPoints: 2100, minor: 173 },
  payment_method: 'ideal',
  seller: { name, address, city, country, kvk, vat_numbers },
}
const note: Receipt = {
  ...sale,
  number: '2026-000013',
  kind: 'credit',
  credits: -25,
  lines: [{ kind: 'refund', minor: -999 }],
  amount: { minor: -999, currency: 'EUR' },
  vat: { basisPoints: 2100, minor: -173 },
}

const openReceipt = (number: string) =>
  openPage(`/transactions/${paymentId}/receipt/${number}`, user(), {
    'GET /api/order.php': () => ({ order: order('refunded') }),
    'GET /api/transaction.php': () => ({ life: [], receipts: [sale, note] }),
  })

describe('a receipt', () => {
  it('carries seller, VAT number, lines and VAT, and the name only while it is typed (PAY-09)', async () => {
    openReceipt(sale.number)
    const paper = await screen.findByRole('article')
    for (const said of [
      sale.number,
      'NL000000000B00',
      '25 credits',
      'iDEAL | Wero',
      /8,26/,
      /1,73/,
    ]) {
      expect(within(paper).getByText(said, { exact: false })).toBeTruthy()
    }
    expect(within(paper).queryByText('Voor')).toBeNull()
    fireEvent.change(screen.getByLabelText('Naam op de bon'), { target: { value: 'De Vries' } })
    expect(within(paper).getByText('De Vries')).toBeTruthy()
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('De Vries')
  })

  it('of money that went back names the one of the sale', async () => {
    openReceipt(note.number)
    const paper = await screen.findByRole('article')
    expect(within(paper).getByRole('heading', { name: 'Creditnota' })).toBeTruthy()
    expect(within(paper).getByText(sale.number)).toBeTruthy()
    expect(within(paper).getByText(/Terugbetaald, 25 credits teruggenomen/)).toBeTruthy()
  })

  it('that does not exist is a page that is not found', async () => {
    openReceipt('2026-000099')
    await screen.findByRole('heading', { name: 'Hier woont niemand' })
  })
})
