import type { Key } from '#core/contract/contract.ts'
import type { Make } from './changes.ts'
import { newMember } from './members.ts'

/** Of the calls by which members are told of what happened, as `changes` has them. */
export const pushChanges: Partial<Record<Key, Make>> = {
  'PUT /api/push-choices.php': async (server) => ({
    browser: await newMember(server),
    said: { body: { lock_screen: 'name' } },
    other: { body: { lock_screen: 'text' } },
  }),
  'POST /api/page-shown.php': async (server) => ({
    browser: await newMember(server),
    said: { body: { shown: true } },
    other: { body: { shown: false } },
  }),
  'POST /api/age-proof.php': async (server) => ({
    browser: await newMember(server),
    said: { body: { next: '/chats' } },
    other: { body: { next: '/members' } },
  }),
  'PUT /api/terms.php': async (server) => {
    const browser = await newMember(server)
    const { version } = await browser.ask('GET /api/terms.php')
    return { browser, said: { body: { version } }, other: { body: { version: `${version}0` } } }
  },
  'PUT /api/age-proof.php': async (server) => ({
    browser: await newMember(server),
    said: { body: {} },
    other: { body: { more: 1 } },
  }),
  'PUT /api/notifications.php': async (server) => ({
    browser: await newMember(server),
    said: { body: {} },
    other: { body: { more: 1 } },
  }),
}
