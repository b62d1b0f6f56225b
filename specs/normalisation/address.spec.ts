import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { email } from '#core/contract/fields.ts'
import { mailboxOf } from '#core/normalisation/address.ts'

describe('an e-mail address', () => {
  it.each([
    ['Jan@Bücher.example', 'jan@xn--bcher-kva.example'],
    ['jan@bu\u0308cher.example', 'jan@xn--bcher-kva.example'],
    ['jan@xn--bcher-kva.example', 'jan@xn--bcher-kva.example'],
    ['anna@пример.рф', 'anna@xn--e1afmkfd.xn--p1ai'],
    ['a@b.xn--p1ai', 'a@b.xn--p1ai'],
    ['anna@例え.テスト', 'anna@xn--r8jz45g.xn--zckzah'],
    ['anna@مثال.إختبار', 'anna@xn--mgbh0fb.xn--kgbechtv'],
    ['anna@דוגמה.טעסט', 'anna@xn--6dbbec0c.xn--deba0ad'],
    ['anna@straße.example', 'anna@xn--strae-oqa.example'],
    ['ａｎｎａ＠ｖｏｏｒｂｅｅｌｄ．ｅｘａｍｐｌｅ', 'anna@voorbeeld.example'],
    ['\u200b anna@voorbeeld.example\u00a0\ufeff', 'anna@voorbeeld.example'],
    ['jan&anna@voorbeeld.example', 'jan&anna@voorbeeld.example'],
    ['a/b=c@voorbeeld.example', 'a/b=c@voorbeeld.example'],
    ["o'neil.{x}!#$%*?^`|~@voorbeeld.example", "o'neil.{x}!#$%*?^`|~@voorbeeld.example"],
    ['_anna-+dates@voorbeeld.example', '_anna-+dates@voorbeeld.example'],
  ])('%s is stored and sent to as %s (ACC-01)', (typed, stored) => {
    expect(email.safeParse(typed)).toEqual({ success: true, data: stored })
    expect(mailboxOf(stored)).toBe(stored.replace('-+dates', '-'))
  })

  it.each([
    'anna',
    '@voorbeeld.example',
    'anna@voorbeeld',
    'an na@voorbeeld.example',
    'anna@voor beeld.example',
    'anna@bücher.example/x',
    'anna@bücher.example:25',
    'anna@bücher.example?x',
    'anna@bü_cher.example',
    'anna@@bücher.example',
    '.anna@voorbeeld.example',
    'an..na@voorbeeld.example',
    'anna.@voorbeeld.example',
    'anna@-voorbeeld.example',
    'anna@voorbeeld..example',
    'anna@127.0.0.1',
    'anna,bo@voorbeeld.example',
    'anna<bo@voorbeeld.example',
    'anna"bo@voorbeeld.example',
    'anna\nbcc:bo@voorbeeld.example',
    'jürgen@voorbeeld.example',
  ])('%j is refused', (typed) => {
    expect(email.safeParse(typed).success).toBe(false)
  })

  it('does not change when it is normalised again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.domain(), (name, host) => {
        const { data } = email.safeParse(`${name}@${host}`)
        if (data !== undefined) expect(email.parse(data)).toBe(data)
      }),
    )
  })
})
