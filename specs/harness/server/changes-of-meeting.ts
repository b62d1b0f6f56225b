import type { Key } from '#core/contract/contract.ts'
import { twoPeople } from './before-changes.ts'
import type { Make } from './changes.ts'
import { newMember } from './members.ts'

/** Two searches that a member saved, and what is done with one of them. */
const ofSearches =
  (more: object): Make =>
  async (server) => {
    const browser = await newMember(server)
    const save = (min_age: string) =>
      browser.ask('POST /api/saved-searches.php', { body: { wishes: { min_age } } })
    await save('20')
    const [one, two] = (await save('30')).searches
    return {
      browser,
      said: { body: { id: one?.id, ...more } },
      other: { body: { id: two?.id, ...more } },
    }
  }

/** Of the calls by which members meet others, as `changes` has them. */
export const meetingChanges: Partial<Record<Key, Make>> = {
  'PUT /api/meeting-choices.php': async (server) => ({
    browser: await newMember(server),
    said: { body: { unseen: true } },
    other: { body: { unseen: false } },
  }),
  'POST /api/album.php': async (server) => {
    const browser = await newMember(server)
    const [id, other] = await twoPeople(browser)
    return { browser, said: { body: { id } }, other: { body: { id: other } } }
  },
  'DELETE /api/album.php': async (server) => {
    const browser = await newMember(server)
    const [id, other] = await twoPeople(browser)
    for (const one of [id, other]) await browser.ask('POST /api/album.php', { body: { id: one } })
    return { browser, said: { body: { id } }, other: { body: { id: other } } }
  },
  'POST /api/favourites.php': async (server) => {
    const browser = await newMember(server)
    const [id, other] = await twoPeople(browser)
    return { browser, said: { body: { id } }, other: { body: { id: other } } }
  },
  'DELETE /api/favourites.php': async (server) => {
    const browser = await newMember(server)
    const [id, other] = await twoPeople(browser)
    for (const one of [id, other]) {
      await browser.ask('POST /api/favourites.php', { body: { id: one } })
    }
    return { browser, said: { body: { id } }, other: { body: { id: other } } }
  },
  'POST /api/avoided.php': async (server) => ({
    browser: await newMember(server),
    said: { body: { email: 'ex@x.example', note: 'Mijn ex' } },
    other: { body: { email: 'collega@x.example' } },
  }),
  'DELETE /api/avoided.php': async (server) => {
    const browser = await newMember(server)
    for (const email of ['ex@x.example', 'collega@x.example']) {
      await browser.ask('POST /api/avoided.php', { body: { email } })
    }
    const { addresses } = await browser.ask('GET /api/avoided.php')
    const [one, another] = addresses
    return { browser, said: { body: { id: one?.id } }, other: { body: { id: another?.id } } }
  },
  'POST /api/saved-searches.php': async (server) => ({
    browser: await newMember(server),
    said: { body: { wishes: { min_age: '20' } } },
    other: { body: { wishes: { min_age: '30' } } },
  }),
  'PUT /api/saved-searches.php': ofSearches({ name: 'Om de hoek' }),
  'DELETE /api/saved-searches.php': ofSearches({}),
  'POST /api/swipe-game.php': async (server) => {
    const browser = await newMember(server)
    const [id, other] = await twoPeople(browser)
    const said = { body: { id, like: true } }
    return { browser, said, other: { body: { id: other, like: true } } }
  },
  'DELETE /api/swipe-game.php': async (server) => {
    const browser = await newMember(server)
    const [id, other] = await twoPeople(browser)
    for (const one of [other, id]) {
      await browser.ask('POST /api/swipe-game.php', { body: { id: one, like: true } })
    }
    return { browser, said: { body: { id } }, other: { body: { id: other } } }
  },
}
