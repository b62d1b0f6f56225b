import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sameMailbox } from '#core/discovery/avoided/rules.ts'

describe('an address that is avoided', () => {
  test.each([
    ['Jan.Jansen@Voorbeeld.example', 'jan.jansen@voorbeeld.example'],
    ['  jan@voorbeeld.example ', 'jan@voorbeeld.example'],
    ['jan+dates@voorbeeld.example', 'jan@voorbeeld.example'],
    ['jan+a+b@voorbeeld.example', 'jan@voorbeeld.example'],
    ['+jan@voorbeeld.example', '+jan@voorbeeld.example'],
    ['j.a.n+vonk@gmail.com', 'jan@gmail.com'],
    ['J.an@GoogleMail.com', 'jan@gmail.com'],
    ['jan@mail.gmail.com', 'jan@mail.gmail.com'],
  ])('%s is the mailbox %s (MOD-07)', (typed, mailbox) => {
    expect(sameMailbox(typed)).toBe(mailbox)
  })

  test('is one with every other way of writing its mailbox, and stays so (MOD-07)', () => {
    const name = fc.stringMatching(/^[a-z][a-z0-9.]{0,12}$/)
    const host = fc.constantFrom('gmail.com', 'googlemail.com', 'voorbeeld.example')
    fc.assert(
      fc.property(name, host, fc.stringMatching(/^[a-z]{0,4}$/), (who, at, tag) => {
        const mailbox = sameMailbox(`${who}@${at}`)
        expect(sameMailbox(mailbox)).toBe(mailbox)
        expect(sameMailbox(`${who.toUpperCase()}+${tag}@${at.toUpperCase()}`)).toBe(mailbox)
      }),
    )
  })
})
