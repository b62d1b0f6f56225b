import { describe, expect, it } from 'vitest'
import type { Call } from '#core/contract/call.ts'
import { contract, type Key, partsOf } from '#core/contract/contract.ts'

const ofVisitors = (Object.entries(contract) as [Key, Call][]).filter(
  ([, { audience }]) => audience === 'anyone',
)
const isRead = (key: Key) => partsOf(key).method === 'GET'

/** Calls of visitors without a limit, and why they need none. */
const unlimited: Partial<Record<Key, string>> = {
  'GET /api/settings.php': 'reads the row of the site, which is in memory',
  'GET /api/companyinfo.php': 'reads the row of the site, which is in memory',
  'GET /api/regions.php': 'reads the row of the site, which is in memory',
  'GET /api/interests.php': 'answers a constant',
  'GET /api/page.php': 'answers a page of the product, which is in memory',
  'GET /api/pricing.php': 'reads the price list of the site, the same for everybody',
  'GET /api/user.php': 'reads nothing for a visitor',
  'GET /api/logout.php': 'does nothing for a visitor',
  'GET /api/personas.php': 'is of the demo alone, and reads its own people',
}

describe('a call that visitors may make', () => {
  it.each(ofVisitors)('%s is limited, or named with the reason why not (S4)', (key, call) => {
    const isLimited = call.refusals.includes('too_many_requests')
    expect([key, isLimited]).toEqual([key, unlimited[key] === undefined])
    if (isRead(key)) expect(call.visitorLimit !== undefined).toBe(isLimited)
  })

  it('is among the unlimited only while it exists', () => {
    const keys = ofVisitors.map(([key]) => key)
    expect(Object.keys(unlimited).filter((key) => !keys.includes(key as Key))).toEqual([])
  })
})
