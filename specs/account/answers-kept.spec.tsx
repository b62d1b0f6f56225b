import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { setMainPhoto } from '#client/parts/photo/photos.ts'
import { saveSubscription } from '#client/parts/push/push.ts'
import { queryClient } from '#client/platform/api/client.ts'
import { userQuery } from '#client/platform/api/user-query.ts'
import { atRest, fetchedAfter } from '#specs/harness/screens/fetched.ts'
import { looksOnce } from '#specs/harness/screens/looks-once.ts'
import { freshDevice, openPage } from '#specs/harness/screens/page.tsx'
import { paymentId, user } from '#specs/harness/server/people.ts'

beforeEach(() => {
  freshDevice()
  return looksOnce()
})

describe('what an answer of an account held is not asked for again', () => {
  it('after a profile is saved: the logged-in member shows it', async () => {
    const saved = user({ city: 'Zeist' })
    const page = openPage('/profile', user(), {
      'GET /api/interests.php': () => ({ interests: ['art'] }),
      'PUT /api/profile.php': () => ({ user: saved }),
    })
    const save = await screen.findByRole('button', { name: 'Opslaan' })
    fireEvent.change(screen.getByLabelText('Over mij'), { target: { value: 'Hoi' } })
    await atRest(page)
    const fetched = await fetchedAfter(
      page,
      () => fireEvent.click(save),
      () => expect(page.of('PUT /api/profile.php')).toHaveLength(1),
    )
    await screen.findByText(/opgeslagen/i)
    expect(fetched).toEqual([])
    expect(page.of('GET /api/user.php')).toHaveLength(1)
  })

  it('after a photo becomes the main one: the logged-in member shows it', async () => {
    const image = {
      filename: 'a.webp',
      thumb_filename: 'a-thumb.webp',
      status: 'active',
      match: '/media/photos/a.webp',
    }
    const page = openPage('/profile', user(), {
      'GET /api/interests.php': () => ({ interests: ['art'] }),
      'PUT /api/photos.php?main=1': () => ({
        photos: [
          {
            ...image,
            id: paymentId,
            main: true,
            private: false,
            standing: 'shown',
            refusal: null,
          },
        ],
        limit: 3,
      }),
    })
    await screen.findByRole('button', { name: 'Opslaan' })
    await act(() => setMainPhoto(paymentId))
    expect(queryClient.getQueryData(userQuery.queryKey)?.profile.main_image).toEqual(image)
    expect(page.of('GET /api/user.php')).toHaveLength(1)
  })

  it('of a device that is ended, and of all others: the list is what is left', async () => {
    const device = (nth: number, name: string, current = false) => ({
      id: `01900000-0000-7000-8000-00000000000${nth}`,
      device: name,
      current,
      since: '2026-11-20T10:00:00.000Z',
      seen: '2026-11-21T10:00:00.000Z',
    })
    const page = openPage('/settings/devices', user(), {
      'GET /api/devices.php': () => ({
        devices: [device(1, 'Firefox, Windows', true), device(2, 'iPhone'), device(3, 'iPad')],
      }),
      'DELETE /api/devices.php': () => ({}),
      'DELETE /api/devices.php?others=1': () => ({}),
    })
    const end = await screen.findByRole('button', { name: 'iPhone uitloggen' })
    await atRest(page)
    const fetched = await fetchedAfter(
      page,
      () => fireEvent.click(end),
      () => expect(screen.getAllByRole('listitem')).toHaveLength(2),
    )
    const others = screen.getByRole('button', { name: 'Alle andere uitloggen' })
    const fetchedThen = await fetchedAfter(
      page,
      () => fireEvent.click(others),
      () => screen.getByText('Je bent alleen op dit apparaat ingelogd.'),
    )
    expect([...fetched, ...fetchedThen]).toEqual([])
  })

  it('of another address that is asked for, and left: it waits as it was typed, and no more', async () => {
    const page = openPage('/settings/email', user(), {
      'POST /api/mail-change.php': () => ({}),
      'DELETE /api/mail-change.php': () => ({}),
    })
    const address = await screen.findByLabelText('Nieuw e-mailadres')
    await atRest(page)
    fireEvent.change(address, {
      target: { value: ' Nieuw@Voorbeeld.example' },
    })
    fireEvent.change(screen.getByLabelText('Huidig wachtwoord'), { target: { value: 'goed' } })
    const fetched = await fetchedAfter(
      page,
      () => fireEvent.click(screen.getByRole('button', { name: 'Stuur de link' })),
      () => screen.getByText(/onderweg naar nieuw@voorbeeld.example/),
    )
    const fetchedThen = await fetchedAfter(
      page,
      () => fireEvent.click(screen.getByRole('button', { name: 'Toch niet wijzigen' })),
      () => screen.getByLabelText('Nieuw e-mailadres'),
    )
    expect([...fetched, ...fetchedThen]).toEqual([])
  })

  it('of a device that gets push messages: who one is has its subscription', async () => {
    const page = openPage('/settings', user(), { 'POST /api/user.php?push=1': () => ({}) })
    await screen.findByRole('heading', { level: 1 })
    await atRest(page)
    const subscription = {
      endpoint: 'https://fcm.googleapis.com/fcm/send/abc',
      expirationTime: null,
      keys: { p256dh: 'BEl62iUYgUiv', auth: 'gc9D5Q' },
    }
    const fetched = await fetchedAfter(
      page,
      () => void saveSubscription(subscription),
      () =>
        expect(queryClient.getQueryData(userQuery.queryKey)?.push_subscription).toEqual(
          subscription,
        ),
    )
    expect(fetched).toEqual([])
  })
})
