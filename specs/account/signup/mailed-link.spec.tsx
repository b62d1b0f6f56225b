import { fireEvent, screen, waitFor } from '@testing-library/react'
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

  it('asks for a password where the form was sent elsewhere, says whose name it is, and what is wrong beside the field', async () => {
    const asks = { status: 409, refusal: { error: 'password_needed', name: 'Anna' } } as const
    const { of, at } = openPage(`/${token}`, null, {
      [ACTIVATE]: ({ body }) =>
        (body as { password?: string }).password === undefined ? asks : { user: user() },
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Account activeren' }))
    await screen.findByRole('heading', { name: 'Kies je wachtwoord, Anna' })
    screen.getByText(/Ben jij niet Anna\?/)
    const field = screen.getByLabelText('Wachtwoord')
    expect(document.activeElement).toBe(field)
    fireEvent.change(field, { target: { value: 'kort' } })
    fireEvent.click(screen.getByRole('button', { name: 'Account activeren' }))
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
    expect(of(ACTIVATE)).toHaveLength(1)
    fireEvent.change(field, { target: { value: 'een-lang-wachtwoord' } })
    fireEvent.click(screen.getByRole('button', { name: 'Account activeren' }))
    await waitFor(() => expect(at()).toBe('/activate/done'))
    expect(of(ACTIVATE).at(-1)?.body).toEqual({ token, password: 'een-lang-wachtwoord' })
  })

  it('says that the link is over also where it ended while a password was typed', async () => {
    let answers = 0
    const { at } = openPage(`/${token}`, null, {
      [ACTIVATE]: () => {
        answers += 1
        return answers === 1
          ? { status: 409, refusal: { error: 'password_needed', name: 'Anna' } }
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
