import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { freshDevice, listens, openPage } from '#specs/harness/screens/page.tsx'
import { user } from '#specs/harness/server/people.ts'

beforeEach(freshDevice)
afterEach(() => {
  vi.restoreAllMocks()
  window.dispatchEvent(new Event('appinstalled'))
})

const NAME = 'Zet Vonk op je scherm'
const openSettings = async () => {
  openPage('/settings', user())
  await screen.findByText('Account en instellingen')
  // With that it listens for the offer too, which a browser makes once.
  await listens()
}
/** As a browser offers it that can install the site. */
const offer = async () => {
  const prompt = vi.fn(async () => ({ outcome: 'accepted' }))
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })
  await act(async () => void window.dispatchEvent(event))
  return { prompt, event }
}

describe('Installing the site', () => {
  it('is a button where the browser offers it, which asks once (PWA-01)', async () => {
    await openSettings()
    expect(screen.queryByText(NAME)).toBeNull()
    const { prompt, event } = await offer()
    expect(event.defaultPrevented).toBe(true)
    await screen.findByText(NAME)
    fireEvent.click(screen.getByText('Zet op beginscherm'))
    await waitFor(() => expect(screen.queryByText(NAME)).toBeNull())
    expect(prompt).toHaveBeenCalledTimes(1)
  })

  it('is told in words where it goes by hand (PWA-01)', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS)')
    await openSettings()
    await screen.findByText(NAME)
    expect(screen.getByText(/^Tik in Safari op Deel/)).toBeTruthy()
    expect(screen.queryByText('Zet op beginscherm')).toBeNull()
  })

  it('is offered to nobody who has it (PWA-01)', async () => {
    const matchMedia = window.matchMedia
    vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({
      ...matchMedia(query),
      matches: query === '(display-mode: standalone)',
    }))
    await openSettings()
    await offer()
    expect(screen.queryByText(NAME)).toBeNull()
  })
})
