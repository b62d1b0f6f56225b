import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { freshDevice, openPage } from '#specs/harness/screens/page.tsx'
import { silence } from '#specs/harness/server/answers.ts'
import { user } from '#specs/harness/server/people.ts'

beforeEach(freshDevice)

describe('the page of a mailed link', () => {
  const token = 'x'.repeat(43)
  const ACTIVATE = 'POST /api/activation.php'

  it('changes nothing by being opened: only its button activates', async () => {
    const { of } = openPage(`/${token}`, null, { [ACTIVATE]: () => silence })
    await screen.findByRole('button', { name: 'Account activeren' })
    expect(of(ACTIVATE)).toEqual([])
  })

  it('asks for the sign-up password on another device, and says beside the field when it is wrong (ACC-33)', async () => {
    const asks = { status: 409, refusal: { error: 'password_needed' } } as const
    const wrong = {
      status: 400,
      refusal: { error: 'invalid', fields: { password: 'password_wrong' } },
    } as const
    const { of, at } = openPage(`/${token}`, null, {
      [ACTIVATE]: ({ body }) => {
        const { password } = body as { password?: string }
        if (password === undefined) return asks
        return password === 'het-goede' ? { user: user() } : wrong
      },
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Account activeren' }))
    await screen.findByRole('heading', { name: 'Wat is je wachtwoord?' })
    const field = screen.getByLabelText('Wachtwoord')
    expect(document.activeElement).toBe(field)
    fireEvent.change(field, { target: { value: 'een-ander' } })
    fireEvent.click(screen.getByRole('button', { name: 'Account activeren' }))
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
    fireEvent.change(field, { target: { value: 'het-goede' } })
    fireEvent.click(screen.getByRole('button', { name: 'Account activeren' }))
    await waitFor(() => expect(at()).toBe('/activate/done'))
    expect(of(ACTIVATE).at(-1)?.body).toEqual({ token, password: 'het-goede' })
  })

  it('leads to a new sign-up with the address filled in, without the password (ACC-33)', async () => {
    const refusal = { error: 'password_needed' } as const
    const START_AGAIN = 'DELETE /api/activation.php'
    const { of, at } = openPage(`/${token}`, null, {
      [ACTIVATE]: () => ({ status: 409, refusal }),
      [START_AGAIN]: () => ({ email: 'anna@voorbeeld.example' }),
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Account activeren' }))
    const button = { name: 'Ik weet het niet meer, of ik was het niet' }
    fireEvent.click(await screen.findByRole('button', button))
    await screen.findByText(/wissen we/)
    expect(of(START_AGAIN)).toEqual([])
    fireEvent.click(screen.getByRole('button', { name: 'Wis dit en begin opnieuw' }))
    await waitFor(() => expect(at()).toBe('/signup'))
    const field = await screen.findByLabelText<HTMLInputElement>('E-mailadres')
    expect(field.value).toBe('anna@voorbeeld.example')
    expect(of(START_AGAIN).map(({ body }) => body)).toEqual([{ token }])
  })

  it.each([
    ['a member', user(), 'Maak je profiel af'],
    ['a visitor', null, 'Inloggen'],
  ])('tells %s that the account is active already, and leads on', async (_, who, way) => {
    const refusal = { error: 'already_active' } as const
    openPage(`/${token}`, who, { [ACTIVATE]: () => ({ status: 409, refusal }) })
    fireEvent.click(await screen.findByRole('button', { name: 'Account activeren' }))
    await screen.findByRole('heading', { name: 'Je account is al actief' })
    const main = within(screen.getByRole('main'))
    expect(main.getByRole('link', { name: way }).getAttribute('href')).toContain('complete-signup')
  })

  it('says that the link is over also where it ended while a password was typed', async () => {
    let answers = 0
    const { at } = openPage(`/${token}`, null, {
      [ACTIVATE]: () => {
        answers += 1
        return answers === 1
          ? { status: 409, refusal: { error: 'password_needed' } }
          : { status: 410, refusal: { error: 'link_invalid' } }
      },
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Account activeren' }))
    const field = await screen.findByLabelText('Wachtwoord')
    fireEvent.change(field, { target: { value: 'een-lang-wachtwoord' } })
    fireEvent.click(screen.getByRole('button', { name: 'Account activeren' }))
    await waitFor(() => expect(at()).toBe('/activate/error'))
  })

  it('says that a link is expired or invalid, and leads to support', async () => {
    const refusal = { error: 'link_invalid' } as const
    const { at } = openPage(`/${token}`, null, { [ACTIVATE]: () => ({ status: 410, refusal }) })
    fireEvent.click(await screen.findByRole('button', { name: 'Account activeren' }))
    await screen.findByRole('heading', { name: 'Activeren is niet gelukt' })
    expect(at()).toBe('/activate/error')
    const support = screen.getByRole('link', { name: /Neem contact op/ })
    expect(support.getAttribute('href')).toBe('mailto:hulp@voorbeeld.example')
  })
})
