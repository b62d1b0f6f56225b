import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { freshDevice, openPage } from '#specs/harness/screens/page.tsx'
import { user } from '#specs/harness/server/people.ts'

beforeEach(freshDevice)

/** As a password manager does that sends no events. */
const fillSilently = async (fields: Record<string, string>) => {
  for (const [label, value] of Object.entries(fields)) {
    const field = (await screen.findByLabelText(label)) as HTMLInputElement
    const property = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
    property?.set?.call(field, value)
  }
}

describe('the login form', () => {
  it('sends what a password manager filled in without events (ACC-06)', async () => {
    const { of } = openPage('/login', null, { 'POST /api/user.php': () => ({ user: user() }) })
    const body = { email: 'anna@voorbeeld.example', password: 'een-lang-wachtwoord' }
    await fillSilently({ 'E-mailadres': body.email, Wachtwoord: body.password })
    fireEvent.click(screen.getByRole('button', { name: 'Inloggen' }))
    await waitFor(() => expect(of('POST /api/user.php')).toHaveLength(1))
    expect(of('POST /api/user.php')[0]?.body).toEqual(body)
  })
})
