import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { onLoggedOut } from '#client/platform/api/answer.ts'
import { call } from '#client/platform/api/call.ts'
import { Refused, Unreachable } from '#client/platform/api/call-errors.ts'
import { download } from '#client/platform/api/download.ts'
import { partsOf } from '#core/contract/call.ts'
import { contract, type Key } from '#core/contract/contract.ts'
import {
  FILE_MS_MAX,
  REQUEST_MS_MAX,
  REQUEST_RETRIES,
  REQUEST_TRIES_MS_MAX,
  requestRetryMs,
} from '#core/site/values.ts'
import { other, user } from '#specs/harness/server/people.ts'

const body = { id: other }
const likes = { profiles: [], liked_by: [], matches: [], new_likes: 0 }

/** What comes back for one try after the other; the last goes on for ever. */
const replies = (...given: (() => Response)[]) => {
  const fetch = vi.fn(async (_path: string, _init: RequestInit) => {
    const reply = given[Math.min(fetch.mock.calls.length, given.length) - 1]
    if (!reply) throw new TypeError('Failed to fetch')
    return reply()
  })
  vi.stubGlobal('fetch', fetch)
  return fetch
}
const lost = () => {
  throw new TypeError('Failed to fetch')
}
const away = () => new Response('', { status: 503 })
const fine = () => Response.json(likes)
const headersOf = (init: RequestInit | undefined) => new Headers(init?.headers)

/** The outcome of a call while time passes as fast as it can. */
const outcome = async <T,>(calling: Promise<T>) => {
  const settled = calling.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  )
  await vi.runAllTimersAsync()
  return settled
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a request that fails', () => {
  it('is tried five times more, with pauses that double (API-02)', async () => {
    const fetch = replies(lost)
    const times: number[] = []
    fetch.mockImplementation(async () => {
      times.push(Date.now())
      return lost()
    })
    const { error } = (await outcome(call('GET /api/likes.php', { query: {} }))) as {
      error: unknown
    }
    expect(error).toBeInstanceOf(Unreachable)
    expect(fetch).toHaveBeenCalledTimes(1 + REQUEST_RETRIES)
    const pauses = times.slice(1).map((time, index) => time - (times[index] ?? 0))
    expect(pauses).toEqual([1, 2, 3, 4, 5].map(requestRetryMs))
    expect(pauses.slice(1)).toEqual(pauses.slice(0, -1).map((pause) => pause * 2))
  })

  it('is not tried again by a page that would only read, while the device is offline', async () => {
    const fetch = replies(lost)
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    onTestFinished(() => void vi.restoreAllMocks())
    expect(await outcome(call('GET /api/likes.php', { query: {} }))).toMatchObject({
      error: new Unreachable('No answer'),
    })
    expect(fetch).toHaveBeenCalledTimes(1)
    const ask = { body, idempotencyKey: 'k' }
    await outcome(call('POST /api/likes.php', ask))
    expect(fetch).toHaveBeenCalledTimes(1 + 1 + REQUEST_RETRIES)
  })

  it('is answered as soon as one try is, however the others failed', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(lost, away), { maxLength: REQUEST_RETRIES }),
        async (failures) => {
          const fetch = replies(...failures, fine)
          expect(await outcome(call('GET /api/likes.php', { query: {} }))).toEqual({ value: likes })
          expect(fetch).toHaveBeenCalledTimes(failures.length + 1)
        },
      ),
    )
  })

  it('is not tried again when the page no longer wants it', async () => {
    const fetch = replies(lost)
    const ending = new AbortController()
    const calling = outcome(call('GET /api/likes.php', { query: {}, signal: ending.signal }))
    ending.abort()
    expect(await calling).toHaveProperty('error')
    expect(fetch).toHaveBeenCalledTimes(1)
  })
})

describe('a server that says nothing', () => {
  /** Answers nobody, until who asks gives up. */
  const silent = () => {
    const times: number[] = []
    const fetch = vi.fn((_path: string, { signal }: RequestInit) => {
      times.push(Date.now())
      return new Promise<Response>((_, reject) => {
        signal?.addEventListener('abort', () => reject(new DOMException('gone', 'AbortError')))
      })
    })
    vi.stubGlobal('fetch', fetch)
    return times
  }

  it('is given up after 8 seconds, and after 15 with all the tries that are made', async () => {
    const times = silent()
    const began = Date.now()
    const { error } = (await outcome(call('GET /api/likes.php', { query: {} }))) as {
      error: unknown
    }
    expect(error).toEqual(new Unreachable('No answer'))
    expect((times[1] ?? 0) - began).toBe(REQUEST_MS_MAX + requestRetryMs(1))
    expect(times).toHaveLength(2)
    expect(Date.now() - began).toBe(REQUEST_TRIES_MS_MAX)
  })

  it('is waited for as long as a file may take, where one was asked for', async () => {
    silent()
    const began = Date.now()
    const wish = { body: { password: 'x' }, type: 'application/zip', otherwise: 'archive.zip' }
    expect(await outcome(download('POST /api/data.php', wish))).toMatchObject({
      error: new Unreachable('No answer'),
    })
    expect(Date.now() - began).toBe(FILE_MS_MAX)
  })

  it('is left alone while it is down, for as long as it asks', async () => {
    const times: number[] = []
    const fetch = replies()
    fetch.mockImplementation(async () => {
      times.push(Date.now())
      return new Response('{}', { status: 503, headers: { 'retry-after': '2' } })
    })
    const { error } = (await outcome(call('GET /api/likes.php', { query: {} }))) as {
      error: unknown
    }
    expect(error).toMatchObject({ status: 503 })
    const pauses = times.slice(1).map((time, index) => time - (times[index] ?? 0))
    expect(pauses).toEqual([1, 2, 3, 4, 5].map((tries) => Math.max(2_000, requestRetryMs(tries))))
  })
})

describe('a request that changes something', () => {
  const changing = (Object.keys(contract) as Key[]).filter((key) => partsOf(key).method !== 'GET')

  it.each(changing)(
    '%s carries an idempotency key, the same on each of its tries, and another the next time (API-02, API-09)',
    async (key) => {
      const fetch = replies(lost, away)
      await outcome((call as (key: Key, ask?: object) => Promise<unknown>)(key, { body: {} }))
      await outcome((call as (key: Key, ask?: object) => Promise<unknown>)(key, { body: {} }))
      const keys = fetch.mock.calls.map(([, init]) => headersOf(init).get('idempotency-key'))
      expect(keys).toHaveLength(2 * (1 + REQUEST_RETRIES))
      expect(new Set(keys).size).toBe(2)
      for (const one of keys) expect(one).toMatch(/^[\da-f-]{36}$/)
    },
  )

  it('that only reads carries no idempotency key', async () => {
    const fetch = replies(fine)
    await outcome(call('GET /api/likes.php', { query: {} }))
    expect(headersOf(fetch.mock.calls[0]?.[1]).get('idempotency-key')).toBeNull()
  })

  it('is tried again with its key, the same on every try (API-09)', async () => {
    const fetch = replies(lost, away, () => Response.json({ match: false }))
    const calling = call('POST /api/likes.php', { body, idempotencyKey: 'k' })
    expect(await outcome(calling)).toEqual({ value: { match: false } })
    const keys = fetch.mock.calls.map(([, init]) => headersOf(init).get('idempotency-key'))
    expect(keys).toEqual(['k', 'k', 'k'])
  })
})

describe('a refusal of the server', () => {
  it.each([400, 402, 403, 404, 409, 422, 429])(
    'with status %i is not tried again',
    async (status) => {
      const fetch = replies(() => Response.json({ error: 'invalid' }, { status }))
      const { error } = (await outcome(call('GET /api/likes.php', { query: {} }))) as {
        error: Refused
      }
      expect(error).toBeInstanceOf(Refused)
      expect(error).toMatchObject({ status, refusal: { error: 'invalid' } })
      expect(fetch).toHaveBeenCalledTimes(1)
    },
  )

  it('that cannot be read is shown as something unforeseen', async () => {
    replies(() => new Response('<html>', { status: 400 }))
    const { error } = (await outcome(call('GET /api/likes.php', { query: {} }))) as {
      error: Refused
    }
    expect(error.refusal).toEqual({ error: 'unforeseen' })
  })

  it('of a visitor logs out, but not on user.php (API-04)', async () => {
    const loggedOut = vi.fn()
    onLoggedOut(loggedOut)
    replies(() => Response.json({ error: 'authentication_required' }, { status: 403 }))
    await outcome(call('PUT /api/user.php', { body: { language: 'nl' } }))
    expect(loggedOut).not.toHaveBeenCalled()
    await outcome(call('GET /api/likes.php', { query: {} }))
    expect(loggedOut).toHaveBeenCalledTimes(1)
  })
})

describe('a call to the server', () => {
  it('says to user.php that a client asks, and to others does not (API-03)', async () => {
    const fetch = replies(() => Response.json({ user: user() }))
    await outcome(call('GET /api/user.php'))
    await outcome(call('PUT /api/user.php', { body: { language: 'nl' } }))
    await outcome(call('GET /api/likes.php', { query: {} }))
    const types = fetch.mock.calls.map(([, init]) => headersOf(init).get('x-request-type'))
    expect(types).toEqual(['client', 'client', null])
  })

  it('has its query and its body where the contract says', async () => {
    const fetch = replies(() => Response.json({}))
    const query = { gender: 'female', page: '2', countryregion: 'Noord-Holland & zo' } as const
    await outcome(call('GET /api/members.php', { query }))
    await outcome(call('POST /api/activation.php?resend=1'))
    await outcome(call('DELETE /api/likes.php', { body }))
    const sent = fetch.mock.calls.map(([path, init]) => [init.method, path, init.body])
    expect(sent).toEqual([
      [
        'GET',
        '/api/members.php?gender=female&page=2&countryregion=Noord-Holland+%26+zo',
        undefined,
      ],
      ['POST', '/api/activation.php?resend=1', undefined],
      ['DELETE', '/api/likes.php', JSON.stringify(body)],
    ])
  })
})
