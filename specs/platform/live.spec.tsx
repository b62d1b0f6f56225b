import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type LiveHint, listen } from '#client/platform/api/live.ts'
import { REFRESH_FIRST_MS } from '#core/site/values.ts'

const everything = ['user', 'chats', 'likes', 'member', 'payment', 'safety', 'album']
const streams: Played[] = []
class Played {
  readyState = 0
  onopen: () => void = () => undefined
  onerror: () => void = () => undefined
  onmessage: (event: { data: string }) => void = () => undefined
  constructor() {
    streams.push(this)
  }
  close() {
    this.readyState = 2
  }
}

let leaving: AbortController
beforeEach(() => {
  vi.stubGlobal('EventSource', Played)
  leaving = new AbortController()
  streams.length = 0
})
afterEach(() => {
  leaving.abort()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** What a page has heard, and a stream that opens so long after it was asked for. */
const listening = () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(0)
  const heard: LiveHint[] = []
  listen((hint) => heard.push(hint), leaving.signal)
  const [stream] = streams
  if (!stream) throw new Error('No stream is asked for')
  const opens = (ms: number) => {
    now.mockReturnValue(ms)
    stream.onopen()
  }
  return { stream, opens, heard: () => heard.map(({ about }) => about) }
}

describe('the live stream of a page', () => {
  it('adds nothing when it opens before the page asks anew by itself', () => {
    const { opens, heard, stream } = listening()
    opens(REFRESH_FIRST_MS)
    expect(heard()).toEqual([])
    stream.onmessage({ data: JSON.stringify({ about: 'likes' }) })
    expect(heard()).toEqual(['likes'])
  })

  it('that opens later than that has everything asked anew: a hint may have been missed', () => {
    const { opens, heard } = listening()
    opens(REFRESH_FIRST_MS + 1)
    expect(heard()).toEqual(everything)
  })

  it('that was lost has everything asked anew once it is back', () => {
    const { opens, heard, stream } = listening()
    opens(1)
    stream.onerror()
    opens(2)
    expect(heard()).toEqual(everything)
    opens(3)
    expect(heard()).toEqual(everything)
  })
})
