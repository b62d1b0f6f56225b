import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { freshDevice, openPage } from '#specs/harness/screens/page.tsx'
import { member, other, profile, user } from '#specs/harness/server/people.ts'

beforeEach(freshDevice)

type Answers = Parameters<typeof openPage>[2]
const kept = (count: number) =>
  Array.from({ length: count }, (_, nth) =>
    member({ id: `${other.slice(0, -2)}${10 + nth}`, name: `Bram${nth}`, fictional: nth === 0 }),
  )
const open = (path: string, answers: Answers = {}) =>
  openPage(path, user(), {
    'POST /api/favourites.php': () => ({}),
    'DELETE /api/favourites.php': () => ({}),
    'GET /api/member.php': () => ({ profile: { ...profile({ name: 'Bram' }), kept: false } }),
    'PUT /api/member.php': () => ({}),
    ...answers,
  })
const button = (name: string) => screen.findByRole('button', { name: `Bewaar ${name}` })
const isOn = (name: string, on: boolean) =>
  waitFor(async () => expect((await button(name)).getAttribute('aria-pressed')).toBe(String(on)))

describe('the list of whom one keeps', () => {
  it('has each with their label, and lets go and takes back in place (LIK-08)', async () => {
    const { of } = open('/likes/favourites', {
      'GET /api/favourites.php': () => ({ profiles: kept(2) }),
    })
    await isOn('Bram0', true)
    expect(screen.getAllByRole('article')).toHaveLength(2)
    screen.getByText('Fictief profiel')
    const tab = screen.getByRole('link', { name: 'Bewaard' })
    expect(tab.getAttribute('aria-current')).toBe('page')
    fireEvent.click(await button('Bram1'))
    await isOn('Bram1', false)
    expect(of('DELETE /api/favourites.php').map(({ body }) => body)).toEqual([
      { id: kept(2)[1]?.id },
    ])
    await screen.findByText('Bram1 is niet meer bewaard')
    fireEvent.click(await screen.findByRole('button', { name: 'Ongedaan maken' }))
    await isOn('Bram1', true)
    fireEvent.click(await button('Bram1'))
    await isOn('Bram1', false)
    fireEvent.click(await button('Bram1'))
    await isOn('Bram1', true)
    expect(of('POST /api/favourites.php')).toHaveLength(2)
  })

  it('says that nobody is kept yet, and who would see it', async () => {
    open('/likes/favourites', { 'GET /api/favourites.php': () => ({ profiles: [] }) })
    await screen.findByRole('heading', { name: 'Nog niemand bewaard' })
    screen.getByText(/Alleen jij ziet wie hier staat/)
  })
})

describe('the bookmark on a profile', () => {
  it('keeps who is shown, by the answer that brought the profile', async () => {
    const { of } = open(`/members/${other}`)
    await isOn('Bram', false)
    fireEvent.click(await button('Bram'))
    await isOn('Bram', true)
    await screen.findByText('Bram is bewaard')
    expect(of('POST /api/favourites.php').map(({ body }) => body)).toEqual([{ id: other }])
    expect(of('GET /api/favourites.php')).toEqual([])
  })

  it('is empty again where the list is full, and says so', async () => {
    open(`/members/${other}`, {
      'POST /api/favourites.php': () => ({ status: 409, refusal: { error: 'favourites_full' } }),
    })
    fireEvent.click(await button('Bram'))
    await screen.findByText('Je lijst is vol. Haal er eerst iemand af.')
    await isOn('Bram', false)
  })
})
