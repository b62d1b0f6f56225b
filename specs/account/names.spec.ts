import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nameIsFit } from '#core/account/names.ts'

const email = 'anna@vonk.example'
const verdictOn = (name: string) => nameIsFit({ name, email, site: 'Vonk' })
const listed = (names: string[]) => names.map((name) => ({ name }))

describe('a profile name', () => {
  it.each(
    listed([
      'Anna',
      'anna1990',
      'J.R. Smit',
      "Zoë d'Artagnan",
      'Jan-Willem',
      'Ann & Bo',
      'an@na',
      'Łukasz',
      'Нина',
      'Ελένη',
      '王小明',
      'Lot te',
      'Anna 😀',
      'Anna 👩‍❤️‍👨',
      'Persoon 123456',
      'Badmintonner',
      'Supporter Ajax',
      'Modern meisje',
      'Vonkenregen',
      'Beheerst',
      'Ali',
      'Bo',
      'Lief voor jou',
      'Pieter Post',
      'Amsterdammer',
      'Nette man 55',
      'Dr. Love',
      'Lotte 👩🏽‍🚀',
      'Max 🏴󠁧󠁢󠁳󠁣󠁴󠁿',
      'Sam 1️⃣',
      'علی‌رضا',
      'شری‌واستو',
      'क्‍षमा',
      'ന്‍ദന',
      'יִשָּׂשכָר',
      'မြွေး',
      'Nguyễn Thị',
      '山田　太郎',
      'An\u00a0na',
      'Mo D',
      'Ad Min',
      'M.O.D. Jansen',
      'Anna Vonk',
      'Jan van Vonk',
      'J.Jansen',
      'J.R.Smit',
      'J.de Vries',
      'Anna.Bakker',
      'St.John',
      'Moderatonee',
      'Adminka',
    ]),
  )('may be $name', ({ name }) => {
    expect(verdictOn(name)).toBe('ok')
  })

  it.each(listed(['@anna', '  @anna']))('does not begin with an @: $name', ({ name }) => {
    expect(verdictOn(name)).toBe('name_starts_with_at')
  })

  it('is not the address, also where one of them was typed with capitals and spaces', () => {
    const typed = [email, ` ${email.toUpperCase()} `]
    for (const name of typed) {
      for (const address of typed) {
        expect(nameIsFit({ name, email: address, site: 'Vonk' })).toBe('name_is_email')
      }
    }
  })

  it.each(
    listed([
      'Anna\nBel ons',
      'Anna\r\nBcc: x',
      'An\u0000na',
      'Anna\u2028dag',
      'Anna\u0085dag',
      '\u202eannA',
      'An\u200bna',
      'An\u2066na',
      'An\ufeffna',
      'An\u00adna',
      '\u3164\u3164',
      '\u2800\u2800',
      '\u115f\u1160',
      '\ud83d',
      '!!!',
      '... ...',
      '❤️❤️',
      '👩‍❤️‍👨',
      'A\u0301\u0301\u0301\u0301nna',
      'Anna\ue000',
      'An\u200dna',
      'An\u200cna',
      '\u200dعلی',
      'علی\u200c',
      'دو\u202e',
      'ก็็็',
      '👩\u200d',
      '\u{1f3f4}x\u{e0041}x',
      'Anna\tBo',
      'x\u{e0041}x',
    ]).map(({ name }) => ({ name, shown: JSON.stringify(name) })),
  )('is one line that can be read: $shown', ({ name }) => {
    expect(verdictOn(name)).toBe('name_characters')
  })

  it.each(
    listed([
      'bel anna@x.nl',
      'anna (at) x',
      'anna＠x．nl',
      'x@gmail',
      'J.nl',
      'anna.bakker.nl',
      'x.рф',
      'foto op b.de',
      'www.x',
      'http://x',
      'kijk op x.nl',
      'ｘ．ｃｏｍ',
      'x。com',
      'anna punt nl',
      'win.casino',
      'radio 538.nl',
      'anna @ x . nl',
      'x@GMAIL',
      'anna [AT] x',
      'anna puntnl',
      'anna DOT  com',
      'Persoon 1234567',
      '06 1234 5678',
      '+31-6-12345678',
      '٠٦١٢٣٤٥٦٧٨',
    ]),
  )('is no way to be reached elsewhere: $name', ({ name }) => {
    expect(verdictOn(name)).toBe('name_is_contact')
  })

  it.each(
    listed([
      'Klantenservice',
      'klanten service',
      'K l a n t e n s e r v i c e',
      'Кlаntеnsеrviсе',
      'Beheer',
      'beheerder Jan',
      'Support',
      'S.u.p.p.o.r.t',
      'Supp0rt',
      '5upport',
      'Ｓｕｐｐｏｒｔ',
      'Moderator',
      'M0derat0r',
      'Modeŗator',
      'modera tor',
      'Admin',
      'admin 1',
      'adm1n',
      'Vonk',
      'V0NK',
      'Vonk-team',
      'Team Vonk',
      'V o n k',
      'Vonk Support',
      'Vоnk',
      'Helpdesk',
      'Jan S u p p o r t',
      'Adrnin',
      'VVebmaster',
      'service van Vonk',
      'Jan Vonk-team',
      'de Vonk',
      'Admin22',
      'JanModerator',
    ]),
  )('does not pass for the site: $name', ({ name }) => {
    expect(verdictOn(name)).toBe('name_of_staff')
  })

  it.each([
    'klantenservice',
    'klantendienst',
    'klantcontact',
    'helpdesk',
    'moderator',
    'moderatie',
    'beheerder',
    'administrator',
    'administratie',
    'webmaster',
    'medewerker',
    'siteteam',
    'customerservice',
    'customersupport',
    'moderation',
    'supportteam',
    'servicedesk',
  ])('is not the word %s, also with a space inside, a capital or digits around it', (word) => {
    const inTwo = `${word.slice(0, 5)} ${word.slice(5)}`
    const capital = `${word[0]?.toUpperCase()}${word.slice(1)}`
    for (const name of [word, `De ${word} van hier`, inTwo, `een${capital}`, `${word}22`]) {
      expect(verdictOn(name), name).toBe('name_of_staff')
    }
    expect(verdictOn(`Xx${word}xx`)).toBe('ok')
  })

  it.each(['admin', 'support', 'beheer', 'staff', 'mod', 'mods', 'systeem', 'system'])(
    'is not the word %s, which may be a part of another word',
    (word) => {
      for (const name of [word, `Jan ${word}`]) expect(verdictOn(name), name).toBe('name_of_staff')
      expect(verdictOn(`Xx${word}xx`)).toBe('ok')
    },
  )

  it.each(['', 'team', 'service', 'support', 'help', 'hulp', 'nl', 'com', 'dating', 'admin'])(
    'is not that of the site with "%s" after it',
    (rest) => {
      for (const name of [`Vonk${rest}`, `Vonk ${rest}`]) {
        expect(verdictOn(name), name).toBe('name_of_staff')
      }
    },
  )

  it('is anybody’s own on a site whose name has no letters', () => {
    expect(nameIsFit({ name: 'Anna', email, site: '♥' })).toBe('ok')
    expect(nameIsFit({ name: 'Support', email, site: '♥' })).toBe('name_of_staff')
  })

  it.each([
    ['a', '4@аα'],
    ['b', '8ßвβ'],
    ['c', 'с'],
    ['d', 'đԁ'],
    ['e', '3€еε'],
    ['g', '9'],
    ['h', 'һн'],
    ['i', '1!|lıіӏι'],
    ['j', 'ј'],
    ['k', 'кκ'],
    ['m', 'мμ'],
    ['n', 'пη'],
    ['o', '0øоοσᴏ'],
    ['p', 'рρᴘ'],
    ['r', 'гʀ'],
    ['s', '5$ѕꜱ'],
    ['t', '7тτᴛ'],
    ['u', 'υ'],
    ['v', 'ѵν'],
    ['w', 'ω'],
    ['x', 'хχ'],
    ['y', 'у'],
  ])(
    'passes for one with the letter %s where it has a sign that looks like it: %s',
    (letter, signs) => {
      const site = `Qq${letter}qq`
      for (const sign of signs) {
        expect(nameIsFit({ name: `Qq${sign}qq`, email, site }), sign).toBe('name_of_staff')
      }
    },
  )

  it('is judged whatever it is, and the same with spaces around it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 30 }), (name) => {
        expect(verdictOn(` ${name} `)).toBe(verdictOn(name))
      }),
    )
  })

  it('never brings another line or another direction anywhere', () => {
    const odd = fc.constantFrom('\n', '\r', '\u2028', '\u2029', '\u202e', '\u2067', '\u0000')
    fc.assert(
      fc.property(fc.string(), odd, fc.string(), (before, sign, after) => {
        expect(verdictOn(`x${before}${sign}${after}x`)).not.toBe('ok')
      }),
    )
  })
})
