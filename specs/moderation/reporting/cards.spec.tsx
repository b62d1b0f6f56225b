import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { freshDevice, openPage } from '#specs/harness/screens/page.tsx'
import { member, noLikes, other, user } from '#specs/harness/server/people.ts'

beforeEach(freshDevice)

const REPORT = 'POST /api/report.php'
const bram = member({ name: 'Bram' })
const taken = { [REPORT]: () => ({ number: 'A1B2-C3D4' }) }
const dots = () => screen.findByRole('button', { name: 'Bram melden' })

describe('the report of a member from their card', () => {
  it.each([
    ['who liked', '/likes', { ...noLikes, liked_by: [{ ...bram, like_new: true }] }],
    ['who was liked', '/likes/given', { ...noLikes, profiles: [bram] }],
    ['with whom it is a match', '/likes/matches', { ...noLikes, matches: [bram] }],
  ] as const)(
    'is one press away in the list of %s, and ends with a number (PRF-09)',
    async (_, path, likes) => {
      const { of } = openPage(path, user(), {
        ...taken,
        'GET /api/likes.php': () => likes as never,
      })
      fireEvent.click(await dots())
      const sheet = within(await screen.findByRole('dialog', { name: 'Meld Bram' }))
      fireEvent.click(sheet.getByRole('button', { name: /^Valt lastig of scheldt/ }))
      fireEvent.click(sheet.getByRole('button', { name: 'Stuur de melding' }))
      expect(await screen.findByText('A1B2-C3D4')).toBeTruthy()
      expect(of(REPORT)[0]?.body).toMatchObject({
        subject: 'member',
        id: other,
        reason: 'harassment',
      })
    },
  )

  it.each([
    ['among the members', '/members', 'GET /api/members.php'],
    ['among whom one keeps', '/likes/favourites', 'GET /api/favourites.php'],
  ] as const)('is one press away %s (PRF-09)', async (_, path, call) => {
    const found = { profiles: [bram], page: 1, pages: 1, total: 1, total_fictional: 0 }
    const { of } = openPage(path, user(), { ...taken, [call]: () => found as never })
    fireEvent.click(await dots())
    const sheet = within(await screen.findByRole('dialog', { name: 'Meld Bram' }))
    fireEvent.click(sheet.getByRole('button', { name: /^Valt lastig of scheldt/ }))
    fireEvent.click(sheet.getByRole('button', { name: 'Stuur de melding' }))
    expect(await screen.findByText('A1B2-C3D4')).toBeTruthy()
    expect(of(REPORT)[0]?.body).toMatchObject({ subject: 'member', id: other })
  })

  it('is not offered to who is not logged in, who has no account to report by', async () => {
    const found = { profiles: [bram], page: 1, pages: 1, total: 1, total_fictional: 0 }
    openPage('/members', null, { 'GET /api/members.php': () => found as never })
    expect(await screen.findByText('Bram')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Bram melden' })).toBeNull()
  })

  it('opens again after it was closed', async () => {
    openPage('/likes', user(), {
      'GET /api/likes.php': () =>
        ({ ...noLikes, liked_by: [{ ...bram, like_new: true }] }) as never,
    })
    for (const _ of ['first', 'second']) {
      fireEvent.click(await dots())
      const sheet = await screen.findByRole('dialog', { name: 'Meld Bram' })
      fireEvent.click(within(sheet).getByRole('button', { name: 'Sluiten' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
  })
})
