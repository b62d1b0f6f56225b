import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { tellWhenHidden } from '#client/platform/api/page-hidden.ts'
import { freshDevice } from '#specs/harness/screens/page.tsx'

const sent: [address: string, body: Blob][] = []
beforeEach(() => {
  freshDevice()
  sent.length = 0
  Object.assign(navigator, {
    sendBeacon: (address: string, body: Blob) => sent.push([address, body]) > 0,
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  window.sessionStorage.clear()
  window.history.replaceState(null, '', '/')
})

const becomes = (state: 'hidden' | 'visible') => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

describe('a page that is hidden', () => {
  it('tells so by a beacon with an empty JSON body, and not when it shows again (PSH-07)', async () => {
    tellWhenHidden()
    becomes('visible')
    expect(sent).toEqual([])
    becomes('hidden')
    const [address, body] = sent[0] ?? []
    expect([address, await body?.text(), body?.type]).toEqual([
      '/api/page-hidden.php',
      '{}',
      'application/json',
    ])
  })

  it('has it logged once `lb` stood in the address, on every page of the visit (API-05)', () => {
    window.history.replaceState(null, '', '/members?lb')
    tellWhenHidden()
    window.history.replaceState(null, '', '/login')
    becomes('hidden')
    expect(sent.map(([address]) => address)).toContain('/api/page-hidden.php?lb=1')
  })
})
