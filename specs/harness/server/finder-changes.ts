import { INTIMATE_CONSENT_VERSION } from '#core/discovery/match-finder/values.ts'
import type { Change } from './changes.ts'
import { newMember } from './members.ts'
import type { SpecServer } from './server.ts'

type Make = (server: SpecServer) => Promise<Change>

const KEY = '/api/match-finder.php'
const consent = { consent: INTIMATE_CONSENT_VERSION } as const

export const dogOrCat = () => ({
  question: 'pets' as const,
  answer: 'dog',
  accepts: ['dog', 'cat'],
  weight: 3 as const,
  private: false,
})

/** What a member changes in the match finder. */
export const finderChanges = {
  [`PUT ${KEY}`]: async (server) => ({
    browser: await newMember(server),
    said: { body: dogOrCat() },
    other: { body: { ...dogOrCat(), answer: 'cat' } },
  }),
  [`DELETE ${KEY}`]: async (server) => {
    const browser = await newMember(server)
    await browser.ask(`PUT ${KEY}`, { body: dogOrCat() })
    return { browser, said: { body: { question: 'pets' } }, other: { body: { question: 'rain' } } }
  },
  [`PUT ${KEY}?consent=1`]: async (server) => ({
    browser: await newMember(server),
    said: { body: consent },
    other: { body: { ...consent, more: 1 } },
  }),
  [`DELETE ${KEY}?consent=1`]: async (server) => {
    const browser = await newMember(server)
    await browser.ask(`PUT ${KEY}?consent=1`, { body: consent })
    return { browser, said: {}, other: { body: { more: 1 } } }
  },
} satisfies Record<string, Make>
