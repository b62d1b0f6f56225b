import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mailboxOf } from '#core/normalisation/address.ts'

describe('the mailbox of an address', () => {
  test.each([
    ['Jan.Jansen@Voorbeeld.example', 'jan.jansen@voorbeeld.example'],
    ['  jan@voorbeeld.example ', 'jan@voorbeeld.example'],
    ['jan+dates@voorbeeld.example', 'jan@voorbeeld.example'],
    ['jan+a+b@voorbeeld.example', 'jan@voorbeeld.example'],
    ['+jan@voorbeeld.example', '+jan@voorbeeld.example'],
    ['j.a.n+vonk@gmail.com', 'jan@gmail.com'],
    ['J.an@GoogleMail.com', 'jan@gmail.com'],
    ['jan@mail.gmail.com', 'jan@mail.gmail.com'],
  ])('of %s is %s (MOD-07)', (typed, mailbox) => {
    expect(mailboxOf(typed)).toBe(mailbox)
  })

  test('is the same for every way of typing its address, and stays so (MOD-07)', () => {
    const name = fc.stringMatching(/^[a-z][a-z0-9.]{0,12}$/)
    const host = fc.constantFrom('gmail.com', 'googlemail.com', 'voorbeeld.example')
    fc.assert(
      fc.property(name, host, fc.stringMatching(/^[a-z]{0,4}$/), (who, at, tag) => {
        const mailbox = mailboxOf(`${who}@${at}`)
        expect(mailboxOf(mailbox)).toBe(mailbox)
        expect(mailboxOf(`${who.toUpperCase()}+${tag}@${at.toUpperCase()}`)).toBe(mailbox)
      }),
    )
  })
})
