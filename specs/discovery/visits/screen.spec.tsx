import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { freshDevice, openPage } from '#specs/harness/screens/page.tsx'
import { member, user } from '#specs/harness/server/people.ts'

beforeEach(freshDevice)

const at = new Date().toISOString()
const open = (visitors: object[], unseen = false) =>
  openPage('/likes/visitors', user(), {
    'GET /api/visitors.php': () => ({ visitors: visitors as never[], unseen }),
  })

describe('the visitors', () => {
  it('stand with when they looked, and the label of who is fictional', async () => {
    open([{ ...member({ fictional: true }), at }])
    const card = await screen.findByRole('article')
    within(card).getByText('Fictief profiel')
    expect(card.querySelector('time')?.dateTime).toBe(at)
    expect(screen.getByRole('link', { name: 'Bezoek' }).getAttribute('aria-current')).toBe('page')
  })

  it('are nobody yet, or nobody who looks unseen', async () => {
    const { leave } = open([])
    await screen.findByRole('heading', { name: 'Nog geen bezoek' })
    leave()
    open([], true)
    await screen.findByRole('heading', { name: 'Je kijkt onzichtbaar' })
    const settings = screen.getByRole('link', { name: 'Wijzig dit bij instellingen' })
    expect(settings.getAttribute('href')).toBe('/settings')
  })
})

describe('the choices in the settings', () => {
  it('are switched one by one', async () => {
    const { of } = openPage('/settings', user(), {
      'GET /api/meeting-choices.php': () => ({
        real_only: false,
        unseen: false,
        place_hidden: false,
        read_marks: true,
        chat_photos: true,
        shown_outside: false,
      }),
      'PUT /api/meeting-choices.php': ({ body: { unseen = false } }) => ({
        real_only: false,
        unseen,
        place_hidden: false,
        read_marks: true,
        chat_photos: true,
        shown_outside: false,
      }),
    })
    const unseen = await screen.findByRole('switch', { name: 'Onzichtbaar kijken' })
    await screen.findByRole('switch', { name: 'Alleen echte leden' })
    await expect.poll(() => unseen.hasAttribute('disabled')).toBe(false)
    fireEvent.click(unseen)
    await expect
      .poll(() => of('PUT /api/meeting-choices.php').map(({ body }) => body))
      .toEqual([{ unseen: true }])
    await expect.poll(() => (unseen as HTMLInputElement).checked).toBe(true)
  })
})
