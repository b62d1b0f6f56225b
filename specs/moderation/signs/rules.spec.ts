import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hasContact, lettersOf, OPENER_LETTERS_MIN } from '#core/chat/opener.ts'
import { DAY_MS } from '#core/kernel/time-units.ts'
import {
  CONTACT_OPENERS,
  NEW_ACCOUNT_DAYS,
  NEW_CHATS_PER_DAY,
  NEW_CHATS_PER_HOUR,
  SAME_OPENER_OTHERS,
  signsOf,
} from '#core/moderation/signs/rules.ts'
import type { OpenerCounts, SignKind } from '#core/moderation/signs/values.ts'

const calm: OpenerCounts = { ageMs: 0, inHour: 1, inDay: 1, same: 1, contacts: 1 }
const signs = (more: Partial<OpenerCounts>, isContact = true) =>
  signsOf({ ...calm, ...more }, { isContact })

describe('The first signs of abuse', () => {
  it.each<[SignKind, Partial<OpenerCounts>, Partial<OpenerCounts>]>([
    ['many_chats', { inHour: NEW_CHATS_PER_HOUR }, { inHour: NEW_CHATS_PER_HOUR + 1 }],
    ['many_chats', { inDay: NEW_CHATS_PER_DAY }, { inDay: NEW_CHATS_PER_DAY + 1 }],
    ['same_opener', { same: SAME_OPENER_OTHERS - 1 }, { same: SAME_OPENER_OTHERS }],
    ['contact', { contacts: CONTACT_OPENERS - 1 }, { contacts: CONTACT_OPENERS }],
  ])('show %s at its threshold, and not one below (MOD-05)', (sign, below, at) => {
    expect(signs(below)).toEqual([])
    expect(signs(at)).toEqual([sign])
  })

  it('are no sign in many chats of an account that is no longer new', () => {
    const many = { inHour: 100, inDay: 100 }
    expect(signs({ ...many, ageMs: NEW_ACCOUNT_DAYS * DAY_MS - 1 })).toEqual(['many_chats'])
    expect(signs({ ...many, ageMs: NEW_ACCOUNT_DAYS * DAY_MS })).toEqual([])
  })

  it('hold no message without a link for the links before it', () => {
    expect(signs({ contacts: 50 }, false)).toEqual([])
  })

  it('only grow with what is counted, and shrink with the age of the account', () => {
    const some = fc.record({
      ageMs: fc.integer({ min: 0, max: 2 * NEW_ACCOUNT_DAYS * DAY_MS }),
      inHour: fc.nat(40),
      inDay: fc.nat(40),
      same: fc.nat(10),
      contacts: fc.nat(10),
    })
    const more = fc.constantFrom('inHour', 'inDay', 'same', 'contacts')
    fc.assert(
      fc.property(some, more, fc.boolean(), (counts, which, isContact) => {
        const was = signsOf(counts, { isContact })
        const grown = signsOf({ ...counts, [which]: counts[which] + 1 }, { isContact })
        const older = signsOf({ ...counts, ageMs: counts.ageMs + DAY_MS }, { isContact })
        expect(grown).toEqual(expect.arrayContaining(was))
        expect(was).toEqual(expect.arrayContaining(older))
      }),
    )
  })
})

describe('What first messages are compared by', () => {
  const said = 'Hoi schoonheid, heb je zin om met mij uit te gaan?'

  it.each([
    'HOI SCHOONHEID, HEB JE ZIN OM MET MIJ UIT TE GAAN?',
    'Hoi schoonheid!!! Heb je zin om met mij uit te gaan 😍😍',
    'Hoi   schoonheid heb je 1 zin om met 2 mij uit te gaan 3',
    'Hóí schóónheid, hèb je zín om met mij uit te gaan',
    'Hоi schoonheid, heb je zin om met mij uit te gaan?',
  ])('is the same in “%s”', (written) => {
    expect(lettersOf(written)).toBe(lettersOf(said))
  })

  it('tells other words apart', () => {
    expect(lettersOf(`${said} Ik wel`)).not.toBe(lettersOf(said))
  })

  it('is nothing where it is so short that anybody may say it to everybody', () => {
    expect(lettersOf('Hoi, hoe gaat het? 😊')).toBeNull()
    expect(lettersOf('a'.repeat(OPENER_LETTERS_MIN - 1))).toBeNull()
    expect(lettersOf('a'.repeat(OPENER_LETTERS_MIN))).not.toBeNull()
  })
})

describe('A link or number in a first message', () => {
  it.each([
    'Kijk op www.voorbeeld.example/foto',
    'https://voorbeeld.example',
    'Bel me op 06 12345678',
    'Mail naar anna@voorbeeld.example',
  ])('is found in “%s”', (text) => {
    expect(hasContact(text)).toBe(true)
  })

  it.each(['Wat is je nummer?', 'Ik ben van 1990, en jij?', 'Om 20:30 bij het station?'])(
    'is not found in “%s”',
    (text) => {
      expect(hasContact(text)).toBe(false)
    },
  )
})
