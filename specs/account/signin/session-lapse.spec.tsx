import { renderHook } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { readDraft, useDraft } from '#client/parts/chat/draft.ts'
import { queryClient } from '#client/platform/api/client.ts'
import { forgetMember, onLapse, sessionEnded } from '#client/platform/api/session.ts'
import { userQuery } from '#client/platform/api/user-query.ts'
import { formKey, useKeptText } from '#client/platform/form/kept-text.ts'
import { createPageRouter } from '#client/platform/router/page-router.ts'
import { letLapse } from '#client/platform/shell/session-lapse.ts'
import { deviceStorage, outboxPrefix } from '#client/platform/storage.ts'
import { memoryHistory } from '#specs/harness/screens/memory-history.ts'
import { freshDevice } from '#specs/harness/screens/page.tsx'
import { me, other, user } from '#specs/harness/server/people.ts'

beforeEach(freshDevice)

let stopWatching: () => void
beforeAll(() => {
  const router = createPageRouter([], memoryHistory({ pathname: '/' }))
  stopWatching = onLapse((account) => letLapse(account, router))
})
afterAll(() => {
  queryClient.clear()
  stopWatching()
})

const WAITING = `${outboxPrefix(me)}1`
const SEEN = `vonk.${me}.offline`

const typeEverywhere = () => {
  queryClient.setQueryData(userQuery.queryKey, user())
  renderHook(() => useDraft(me, other)).result.current[1]('Half een bericht')
  renderHook(() => useKeptText(formKey(me, 'report.1'))).result.current[1]('Half een melding')
  deviceStorage.setItem(WAITING, '{}')
  deviceStorage.setItem(SEEN, '"yes"')
}
const kept = () => ({
  draft: readDraft(me, other),
  report: renderHook(() => useKeptText(formKey(me, 'report.1'))).result.current[0],
  waiting: deviceStorage.getItem(WAITING),
})

describe('what a member typed', () => {
  it('waits on the device for that account when the session ends by itself (ACC-34)', async () => {
    typeEverywhere()
    sessionEnded()
    await vi.waitFor(() => expect(deviceStorage.getItem(SEEN)).toBeNull())
    expect(kept()).toEqual({ draft: 'Half een bericht', report: 'Half een melding', waiting: '{}' })
    expect(readDraft(other, other)).toBe('')
  })

  it('leaves a session alone that began since the other one ended', async () => {
    typeEverywhere()
    sessionEnded()
    queryClient.setQueryData(userQuery.queryKey, user())
    await vi.waitFor(() => expect(deviceStorage.getItem(SEEN)).toBeNull())
    expect(queryClient.getQueryData(userQuery.queryKey)?.id).toBe(me)
  })

  it('is cleared when its member logs out (ACC-34, S9)', async () => {
    typeEverywhere()
    await forgetMember(me)
    expect(kept()).toEqual({ draft: '', report: '', waiting: null })
  })
})
