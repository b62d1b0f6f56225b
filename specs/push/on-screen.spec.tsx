import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { User } from '#core/contract/shapes.ts'
import { ON_SCREEN_MS } from '#core/push/sending/rules.ts'
import { freshDevice, openPage } from '#specs/harness/screens/page.tsx'
import { user } from '#specs/harness/server/people.ts'

beforeEach(freshDevice)

/** A page, the beacons that it sends about itself, and a way to hide it. */
const openBefore = async (who: User) => {
  const sent: Promise<string>[] = []
  const sendBeacon = (path: string, body: Blob) => {
    if (path === '/api/page-shown.php') sent.push(body.text())
    return true
  }
  let state: DocumentVisibilityState = 'visible'
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => state)
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true })
  onTestFinished(() => {
    vi.restoreAllMocks()
    Reflect.deleteProperty(navigator, 'sendBeacon')
  })
  openPage('/likes', who)
  await screen.findByRole('heading', { level: 1 })
  const becomes = (next: DocumentVisibilityState) => {
    state = next
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
  }
  return { becomes, told: () => Promise.all(sent) }
}

describe('a page that is before the eyes of its member', () => {
  it('says so, and when it is no more, where a device is told on (PSH-10)', async () => {
    const { becomes, told } = await openBefore(user({ push_subscription: { endpoint: 'x' } }))
    await waitFor(async () => expect(await told()).toEqual(['{"shown":true}']))
    becomes('hidden')
    becomes('visible')
    expect((await told()).slice(1)).toEqual(['{"shown":false}', '{"shown":true}'])
  })

  it('says it again before it would count as closed', async () => {
    const again = vi.spyOn(globalThis, 'setInterval')
    const { told } = await openBefore(user({ push_subscription: { endpoint: 'x' } }))
    await waitFor(async () => expect(await told()).toHaveLength(1))
    const pauses = again.mock.calls.map(([, ms]) => Number(ms))
    expect(pauses.some((ms) => ms >= 30_000 && ms < ON_SCREEN_MS)).toBe(true)
  })

  it('says nothing where no device is told on', async () => {
    const { becomes, told } = await openBefore(user())
    becomes('hidden')
    expect(await told()).toEqual([])
  })
})
