import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { LinkedOrder } from '#core/payment/withdrawal/contract.ts'
import { freshDevice, openPage } from '#specs/harness/screens/page.tsx'
import { refusedBy, silence } from '#specs/harness/server/answers.ts'
import { user } from '#specs/harness/server/people.ts'

beforeEach(freshDevice)

const TOKEN = 't'.repeat(43)
const ASK = 'POST /api/withdrawal.php?ask=1'
const LOOK = 'POST /api/withdrawal.php?look=1'
const CONFIRM = 'PUT /api/withdrawal.php'
const DO = `/withdraw/mail/do?token=${TOKEN}`

const euro = (minor: number) => ({ minor, currency: 'EUR' as const })
const ordered = {
  payment_id: '0196c0de-0000-4000-8000-000000000001',
  credits: 10,
  amount: euro(499),
  paid_at: '2026-06-15T10:00:00.000Z',
}
const linked = (unused: number, minor: number): LinkedOrder => ({
  ...ordered,
  name: 'Anna',
  withdrawal: null,
  open: { ...ordered, unused, back: euro(minor), until: '2026-06-29T22:00:00.000Z' },
})
const withdrawn = (credits: number, minor: number): LinkedOrder => ({
  ...linked(credits, minor),
  open: null,
  withdrawal: { at: '2026-06-16T10:00:00.000Z', credits, amount: euro(minor) },
})
const refused = (error: 'link_invalid' | 'too_many_mails' | 'withdrawal_changed') =>
  refusedBy(error)

const fill = async (fields: Record<string, string>) => {
  for (const [label, value] of Object.entries(fields)) {
    fireEvent.change(await screen.findByLabelText(label), { target: { value } })
  }
}
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const goOn = async () =>
  fireEvent.click(await screen.findByRole('link', { name: 'Verder naar bevestigen' }))
const known = { 'E-mailadres': 'anna@voorbeeld.example', Bonnummer: '2026-000012' }

describe('who wants to withdraw without logging in', () => {
  it('gets there from logging in and from the foot of a page, and a member goes to the orders (PAY-13)', async () => {
    const { at } = openPage('/login', null)
    fireEvent.click(
      await screen.findByRole('link', { name: 'Een bestelling herroepen zonder in te loggen' }),
    )
    await screen.findByRole('heading', { name: 'Herroepen zonder in te loggen' })
    expect(at()).toBe('/withdraw/mail')
    const here = () => screen.findByRole('link', { name: 'Overeenkomst herroepen' })
    expect((await here()).getAttribute('href')).toBe('/withdraw/mail')
  })

  it('finds the number of the mail that led there, and hears the same whatever fits', async () => {
    const { of } = openPage('/withdraw/mail?receipt=2026-000012', null, { [ASK]: () => ({}) })
    expect(await screen.findByLabelText('Bonnummer')).toHaveProperty('value', '2026-000012')
    await fill({ 'E-mailadres': ' Anna@voorbeeld.example ' })
    await press('Stuur de link')
    await screen.findByText(/^Horen Anna@voorbeeld.example en bonnummer 2026-000012 bij elkaar\?/)
    screen.getByText(/10 keer per dag/)
    await press('Stuur opnieuw')
    await waitFor(() => expect(of(ASK)).toHaveLength(2))
    const keys = of(ASK).map(({ headers }) => headers.get('idempotency-key'))
    expect(new Set(keys).size).toBe(2)
    await press('Gegevens aanpassen')
    expect(await screen.findByLabelText('Bonnummer')).toHaveProperty('value', '2026-000012')
  })

  it('hears at the field what is no number, keeps what was typed, and hears of too many mails', async () => {
    const { of } = openPage('/withdraw/mail', null, { [ASK]: () => refused('too_many_mails') })
    await fill({ ...known, Bonnummer: 'bon 12' })
    await press('Stuur de link')
    await screen.findByText('Een bonnummer ziet eruit als 2026-000012')
    expect(of(ASK)).toHaveLength(0)
    await fill(known)
    await press('Stuur de link')
    expect((await screen.findByRole('alert')).textContent).toContain('Probeer het morgen weer')
    expect(screen.getByLabelText('E-mailadres')).toHaveProperty('value', known['E-mailadres'])
  })
})

describe('the page of the link to withdraw', () => {
  it('shows the order and what comes back, asks once more, and then the dated receipt (PAY-13)', async () => {
    const { of } = openPage(DO, user({ name: 'Bram' }), {
      [LOOK]: () => linked(8, 399),
      [CONFIRM]: () => withdrawn(8, 399),
    })
    await screen.findByText(/^Je krijgt € 3,99 terug$/)
    expect(screen.queryByRole('button', { name: 'Herroeping bevestigen' })).toBeNull()
    await goOn()
    await screen.findByText(/^Ik, Anna, herroep mijn bestelling van 15 juni 2026/)
    screen.getByText('€ 3,99')
    const button = await screen.findByRole('button', { name: 'Herroeping bevestigen' })
    fireEvent.click(button)
    fireEvent.click(button)
    const heading = await screen.findByRole('heading', { name: 'Je herroeping is ontvangen' })
    expect(document.activeElement).toBe(heading)
    screen.getByText(/^Op 16 jun 2026/)
    const sent = of(CONFIRM).map(({ body, headers }) => [body, headers.get('idempotency-key')])
    for (const one of sent) expect(one).toEqual([{ token: TOKEN, credits: 8 }, sent[0]?.[1]])
  })

  it('sends the same key again where no answer came, and asks anew for sums that have changed', async () => {
    let unused = 10
    const { of } = openPage(DO, null, {
      [LOOK]: () => linked(unused, unused * 50),
      [CONFIRM]: () => {
        if (of(CONFIRM).length === 1) return silence
        if (unused === 9) return withdrawn(9, 450)
        unused = 9
        return refused('withdrawal_changed')
      },
    })
    await goOn()
    await press('Herroeping bevestigen')
    await screen.findByText(/^Je saldo is net veranderd/)
    await screen.findByText('€ 4,50')
    await press('Herroeping bevestigen')
    await screen.findByRole('heading', { name: 'Je herroeping is ontvangen' })
    const [first, second, third] = of(CONFIRM).map(({ headers }) => headers.get('idempotency-key'))
    expect(first).toBe(second)
    expect(third).not.toBe(first)
  })

  it('of a link that is over says where the confirmation is, and leads to a new mail', async () => {
    openPage(DO, null, { [LOOK]: () => refused('link_invalid') })
    await screen.findByText(/^Heb je al bevestigd\?/)
    const again = screen.getByRole('link', { name: 'Nieuwe mail aanvragen' })
    expect(again.getAttribute('href')).toBe('/withdraw/mail')
    expect(screen.queryByRole('button', { name: 'Herroeping bevestigen' })).toBeNull()
  })

  it('says that all is used, or that it is too late, where it is so', async () => {
    openPage(DO, null, { [LOOK]: () => linked(0, 0) })
    await screen.findByText(/^De credits van deze bestelling zijn gebruikt/)
    expect(screen.queryByRole('button', { name: 'Herroeping bevestigen' })).toBeNull()
  })
})
