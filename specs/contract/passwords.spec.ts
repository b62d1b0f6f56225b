import { describe, expect, it } from 'vitest'
import type { Call } from '#core/contract/call.ts'
import { contract, type Key } from '#core/contract/contract.ts'

const fieldsOf = ({ body }: Call): object => Object(Reflect.get(Object(body), 'shape'))
const asked = (Object.entries(contract) as [Key, Call][]).filter(([, call]) =>
  ['password', 'old_password'].some((name) => name in fieldsOf(call)),
)
/** A password is chosen here, and none is tried. */
const chosen: Key[] = ['POST /api/signup.php', 'PUT /api/reset.php']

describe('a call with a password a password', () => {
  it.each(asked)(
    '%s counts a try for the account over all sources, or chooses a password (S4)',
    (key, { refusals }) => {
      expect(refusals.includes('too_many_guesses')).toBe(!chosen.includes(key))
    },
  )
})
