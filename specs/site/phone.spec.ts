import { expect, it } from 'vitest'
import { plainPhone } from '#core/site/phone.ts'

it('dials a phone number without its hyphens and spaces', () => {
  expect(plainPhone('+31 20 - 123 45-67')).toBe('+31201234567')
})
