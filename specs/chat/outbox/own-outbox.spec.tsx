import { act, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { outboxOf } from '#client/parts/chat/own-outbox.ts'
import { queryClient } from '#client/platform/api/client.ts'
import { userQuery } from '#client/platform/api/user-query.ts'
import { deviceStorage, keysUnder, outboxPrefix } from '#client/platform/storage.ts'
import { freshDevice, openPage } from '#specs/harness/screens/page.tsx'
import { silence } from '#specs/harness/server/answers.ts'
import { me, other, paymentId, user } from '#specs/harness/server/people.ts'

beforeEach(freshDevice)

it('a message that waits does not go out in the name of who is logged in next', async () => {
  const post = vi.fn((): typeof silence => silence)
  openPage('/activate/done', user(), { 'POST /api/message.php': post })
  await screen.findAllByRole('navigation', { name: 'Hoofdmenu' })
  const anna = outboxOf(me)
  anna.send({ id: paymentId, to: other, body: 'Hallo' })
  await expect.poll(() => post.mock.calls.length).toBe(1)
  await expect.poll(() => anna.list()[0]?.getSnapshot().value).toBe('waiting')

  act(() => queryClient.setQueryData(userQuery.queryKey, user({ id: other, name: 'Bram' })))
  await expect.poll(() => anna.list()).toEqual([])
  window.dispatchEvent(new Event('online'))
  expect(post).toHaveBeenCalledTimes(1)
  expect(keysUnder(deviceStorage, outboxPrefix(me))).toHaveLength(1)
})
