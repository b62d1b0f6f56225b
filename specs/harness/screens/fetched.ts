import { act, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { queryClient } from '#client/platform/api/client.ts'
import type { Key } from '#core/contract/contract.ts'
import type { openPage } from './page.tsx'

const REST_MS = 50

/** The lists beside a page are asked for after it stands. */
export const atRest = async (page: ReturnType<typeof openPage>) => {
  await waitFor(() => expect(page.of('GET /api/chats.php')).toHaveLength(1))
  let before: number
  do {
    before = page.asked.length
    await act(() => new Promise((done) => setTimeout(done, REST_MS)))
  } while (page.asked.length > before || queryClient.isFetching() > 0)
}

/**
 * What is fetched again after somebody has done something. What a page asks for the first time when
 * it has stood for a while is none of it.
 */
export const fetchedAfter = async (
  { asked }: { asked: { key: Key }[] },
  doing: () => void,
  isDone: () => unknown,
) => {
  const before = asked.map(({ key }) => key)
  doing()
  await waitFor(isDone)
  return asked
    .slice(before.length)
    .map(({ key }) => key)
    .filter((key) => key.startsWith('GET') && before.includes(key))
}
