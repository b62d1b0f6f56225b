import { act, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '#client/api/client.ts'
import { outboxOf } from '#client/api/own-outbox.ts'
import { userQuery } from '#client/api/queries.ts'
import { deviceStorage, keysUnder, outboxPrefix } from '#client/ui/storage.ts'
import { silence } from '#specs/support/answers.ts'
import { freshDevice, openPage } from '#specs/support/page.tsx'
import { me, other, paymentId, user } from '#specs/support/people.ts'

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
