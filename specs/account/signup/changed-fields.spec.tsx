import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { User } from '#core/contract/shapes.ts'
import { freshDevice, openPage } from '#specs/harness/screens/page.tsx'
import { silence } from '#specs/harness/server/answers.ts'
import { settings, user } from '#specs/harness/server/people.ts'

beforeEach(freshDevice)

const PUT = 'PUT /api/profile.php'

/** A server that keeps what it is sent, as far as these specs send it. */
const openSteps = (path: string, start: User, line = { isCut: false }) => {
  let known = start
  return openPage(path, start, {
    'GET /api/user.php': () => ({ user: known }),
    'GET /api/settings.php': () => ({
      ...settings,
      visible_profile_fields: ['about_me', 'hair_color'],
    }),
    'GET /api/interests.php': () => ({ interests: ['art', 'music'] }),
    [PUT]: ({ body }) => {
      if (line.isCut) return silence
      const { city, region, country, sexuality, ...said } = body
      known = { ...known, profile: { ...known.profile, ...(said as Partial<User['profile']>) } }
      return { user: known }
    },
  })
}
const bodies = (page: ReturnType<typeof openSteps>) => page.of(PUT).map(({ body }) => body)
const choose = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const passPhoto = async () =>
  fireEvent.click(await screen.findByRole('button', { name: /Sla over/ }))

const newcomer = user()

describe('a form about oneself', () => {
  it('sends in a step of sign-up what was said in that step alone (SGN-05)', async () => {
    const page = openSteps('/complete-signup', newcomer)
    await passPhoto()
    await choose('Haarkleur', 'red')
    press('Volgende')
    await choose('Over mij', 'Ik fluit graag')
    press('Volgende')
    await waitFor(() => expect(bodies(page)).toHaveLength(2))
    expect(bodies(page)).toEqual([{ hair_color: 'red' }, { about_me: 'Ik fluit graag' }])
  })

  it('begins each step of sign-up at its top', async () => {
    const scrollTo = vi.fn()
    openSteps('/complete-signup', newcomer)
    await screen.findByRole('button', { name: /Sla over/ })
    vi.stubGlobal('scrollTo', scrollTo)
    await passPhoto()
    await screen.findByLabelText('Haarkleur')
    expect(scrollTo).toHaveBeenLastCalledWith(0, 0)
    expect(document.activeElement?.id).toBe('main')
  })

  it('sends nothing where nothing was said, and goes on', async () => {
    const page = openSteps('/complete-signup', newcomer)
    await passPhoto()
    await screen.findByLabelText('Haarkleur')
    press('Volgende')
    await screen.findByLabelText('Over mij')
    expect(bodies(page)).toEqual([])
  })

  it('sends on the profile what was changed since it was last saved', async () => {
    const page = openSteps('/profile', newcomer)
    await choose('Haarkleur', 'red')
    press('Opslaan')
    await screen.findByText(/opgeslagen/i)
    await choose('Haarkleur', '')
    press('Opslaan')
    await waitFor(() => expect(bodies(page)).toHaveLength(2))
    expect(bodies(page)).toEqual([{ hair_color: 'red' }, { hair_color: null }])
  })

  it('sends a town with its region and country', async () => {
    const page = openSteps('/profile', newcomer)
    await choose('Provincie', 'Zeeland')
    press('Opslaan')
    await waitFor(() => expect(bodies(page)).toHaveLength(1))
    expect(bodies(page)).toEqual([{ city: 'Utrecht', region: 'Zeeland', country: 'NL' }])
  })

  it('goes on without a connection, keeps what was said, and sends it once there is one', async () => {
    const line = { isCut: true }
    const page = openSteps('/complete-signup', newcomer, line)
    await passPhoto()
    await choose('Haarkleur', 'red')
    press('Volgende')
    await screen.findByText(/Geen verbinding. We bewaren wat je invulde/)
    await choose('Over mij', 'Ik fluit graag')
    line.isCut = false
    act(() => void window.dispatchEvent(new Event('online')))
    await waitFor(() => expect(screen.queryByText(/Geen verbinding/)).toBeNull())
    expect(bodies(page).at(-1)).toEqual({ hair_color: 'red' })
  })

  it('is sent when its member comes back, where the steps were left without a connection', async () => {
    const line = { isCut: true }
    const left = openSteps('/complete-signup', newcomer, line)
    await passPhoto()
    await choose('Haarkleur', 'red')
    press('Volgende')
    await screen.findByText(/Geen verbinding/)
    left.leave()
    const page = openSteps('/settings', newcomer)
    await waitFor(() => expect(bodies(page)).toEqual([{ hair_color: 'red' }]))
  })
})
