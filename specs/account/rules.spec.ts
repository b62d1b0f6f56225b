import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  ageOn,
  calendarDay,
  linkIsGood,
  mayActivate,
  mayAskMail,
  mayShow,
  maySignUpAgain,
  oldEnough,
  signupsOpen,
} from '#core/account/rules.ts'
import { isLastTry } from '#core/account/signin/rules.ts'

const day = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

describe('who may become a member', () => {
  it('is eighteen on the birthday and not the day before', () => {
    const facts = { today: '2026-11-20', minAge: 18 }
    expect(oldEnough({ ...facts, born: '2008-11-20' })).toBe('ok')
    expect(oldEnough({ ...facts, born: '2008-11-21' })).toBe('too_young')
  })

  it('is never below eighteen, even where a site asks for less', () => {
    const facts = { today: '2026-11-20', born: '2009-01-01' }
    expect(oldEnough({ ...facts, minAge: 16 })).toBe('too_young')
  })

  it('is as old as the site asks where it asks for more', () => {
    const facts = { today: '2026-11-20', minAge: 25 }
    expect(oldEnough({ ...facts, born: '2001-11-20' })).toBe('ok')
    expect(oldEnough({ ...facts, born: '2001-11-21' })).toBe('too_young')
  })

  it('grows older on 1 March when born on 29 February', () => {
    expect(ageOn('2026-02-28', '2008-02-29')).toBe(17)
    expect(ageOn('2026-03-01', '2008-02-29')).toBe(18)
  })

  it('is a year older exactly once a year', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 18, max: 90 }), (born, years) => {
        fc.pre(born.slice(5) !== '02-29')
        const birthday = `${String(Number(born.slice(0, 4)) + years).padStart(4, '0')}${born.slice(4)}`
        expect(ageOn(birthday, born)).toBe(years)
        const before = new Date(`${birthday}T00:00:00Z`)
        before.setUTCDate(before.getUTCDate() - 1)
        expect(ageOn(before.toISOString().slice(0, 10), born)).toBe(years - 1)
      }),
    )
  })

  it.each([
    '2026-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-04-31',
    '2026-05-00',
    '1899-12-31',
    '26-1-1',
    '2026-01-01T00:00',
    ' 2026-01-01',
    '+2026-01-01',
    '',
  ])('was not born on %j', (text) => {
    expect(calendarDay(text)).toBeUndefined()
  })

  it('may be born on any day that the calendar has', () => {
    fc.assert(fc.property(day, (text) => calendarDay(text) === text))
  })
})

describe('whether a site takes new members', () => {
  it.each([
    ['all', false, 'ok'],
    ['all', true, 'ok'],
    ['with_trafficsource', true, 'ok'],
    ['with_trafficsource', false, 'signups_closed'],
    ['none', true, 'signups_closed'],
    ['', true, 'signups_closed'],
  ])(
    'with signups set to %j and a known traffic source (%s) is %s',
    (signups, trafficSource, verdict) => {
      expect(signupsOpen({ signups, trafficSource })).toBe(verdict)
    },
  )
})

describe('the rules of an account', () => {
  it('lets a mailed link count only while it is good', () => {
    expect(linkIsGood({ link: 'good' })).toBe('ok')
    expect(linkIsGood({ link: 'expired' })).toBe('link_invalid')
    expect(linkIsGood({ link: 'unknown' })).toBe('link_invalid')
  })

  it('lets a link activate only where its opener is known, and says first that it is no good', () => {
    expect(mayActivate({ link: 'good', opener: 'known' })).toBe('ok')
    expect(mayActivate({ link: 'good', opener: 'stranger' })).toBe('password_needed')
    expect(mayActivate({ link: 'expired', opener: 'stranger' })).toBe('link_invalid')
    expect(mayActivate({ link: 'unknown', opener: 'known' })).toBe('link_invalid')
  })

  it('gives five activation mails a day and not a sixth', () => {
    const asked = (mailsToday: number) => mayAskMail({ suspended: false, mailsToday })
    expect([asked(4), asked(5)]).toEqual(['ok', 'too_many_mails'])
  })

  it('sends no activation mail for who is suspended, and lets nobody take the place', () => {
    const facts = { suspended: true, mailsToday: 0 }
    expect([mayAskMail(facts), maySignUpAgain(facts)]).toEqual([
      'account_suspended',
      'account_suspended',
    ])
    expect(maySignUpAgain({ suspended: false })).toBe('ok')
  })

  it('lets become visible or invisible who can log in, and nobody else', () => {
    expect(mayShow({ leaving: false, suspended: false })).toBe('ok')
    expect(mayShow({ leaving: true, suspended: false })).toBe('account_leaving')
    expect(mayShow({ leaving: false, suspended: true })).toBe('account_suspended')
    expect(mayShow({ leaving: true, suspended: true })).toBe('account_suspended')
  })

  it('takes the fifth wrong password as the last', () => {
    expect(isLastTry({ wrongBefore: 3 })).toBe('more_tries_left')
    expect(isLastTry({ wrongBefore: 4 })).toBe('ok')
  })
})
