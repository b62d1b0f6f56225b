import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { freshDevice, openPage } from '#specs/harness/screens/page.tsx'
import { user } from '#specs/harness/server/people.ts'

beforeEach(freshDevice)

describe('the page after activation (ACC-33)', () => {
  it('welcomes a member whose account is active', async () => {
    openPage('/activate/done', user())
    await screen.findByRole('heading', { name: 'Welkom! Je account is actief' })
    expect(screen.getByRole('link', { name: 'Maak je profiel af' })).toBeTruthy()
  })

  it('says of no account that it is active to a visitor, who logs in first', async () => {
    openPage('/activate/done', null)
    await screen.findByRole('heading', { name: 'Log in om verder te gaan.' })
    expect(screen.queryByText(/actief/)).toBeNull()
    const login = screen.getAllByRole('link', { name: 'Inloggen' }).at(-1)
    expect(login?.getAttribute('href')).toBe('/login?next=%2Fcomplete-signup')
  })

  it('says to a member who has not confirmed the address where the link is', async () => {
    openPage('/activate/done', user({ confirmed: false }))
    await screen.findByRole('heading', { name: 'Bevestig je e-mailadres' })
    expect(screen.queryByText(/Je account is actief/)).toBeNull()
  })
})
