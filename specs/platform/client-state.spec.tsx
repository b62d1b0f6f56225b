import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { queryClient } from '#client/platform/api/client.ts'
import { push } from '#core/push/machine.ts'
import { isSubscribed } from '#core/push/selectors.ts'
import { bonusPopup } from '#core/time-bonus/popup/machine.ts'
import { isVisible } from '#core/time-bonus/popup/selectors.ts'
import { freshDevice, openPage } from '#specs/harness/screens/page.tsx'
import { settings, user } from '#specs/harness/server/people.ts'

beforeEach(freshDevice)

const known = (area: string) =>
  queryClient.getQueriesData({ queryKey: area.split('.') }).flatMap(([, data]) => data ?? [])

/** Areas whose state is what the server last said: where it is known, and one thing of it. */
const answered: [area: string, key: string, fact: object][] = [
  ['chat', 'chats', { unread: 0 }],
  ['search', 'members', { pages: expect.any(Array) }],
  ['settings', 'site.settings', { name: settings.name }],
]

describe('the state of the client (NAV-15)', () => {
  it.each(answered)('has an area %s, which holds what was last answered', async (_, key, fact) => {
    openPage('/members', user(), {
      'GET /api/members.php': () => ({
        profiles: [],
        page: 1,
        pages: 1,
        total: 0,
        total_fictional: 0,
      }),
    })
    await screen.findByRole('heading', { level: 1 })
    await waitFor(() => expect(known(key)[0]).toMatchObject(fact))
  })

  it('has an area push, which says isSubscribed by its chart', () => {
    const states = Object.keys(push.machine.states)
    const subscribed = states.filter((state) =>
      isSubscribed(push.machine.resolveState({ value: state, context: {} as never })),
    )
    expect(subscribed).toEqual(['subscribed'])
  })

  it('has an area timeBonus, which says isVisible by its chart', () => {
    const popup = createActor(bonusPopup.machine).start()
    expect(isVisible(popup.getSnapshot())).toBe(false)
    popup.stop()
    const states = Object.keys(bonusPopup.machine.states)
    const visible = states.filter((value) =>
      isVisible(bonusPopup.machine.resolveState({ value, context: {} as never })),
    )
    expect(visible).toEqual(['shown'])
  })
})
