import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { partsOf } from '#core/chat/links.ts'

const linksIn = (text: string) => partsOf(text).flatMap(({ link }) => (link ? [link] : []))

describe('an address in the text of a message', () => {
  it.each([
    ['Kijk op https://example.nl/a?b=c eens', 'https://example.nl/a?b=c', 'example.nl'],
    ['www.example.nl.', 'https://www.example.nl/', 'www.example.nl'],
    ['(http://example.nl:8080)', 'http://example.nl:8080/', 'example.nl:8080'],
  ])('is found without what follows it: %s', (text, href, host) => {
    expect(linksIn(text)).toEqual([{ href, host }])
  })

  it.each([
    'https://x.example/wiki/A_(film)',
    'https://x.example/a_(b_(c))',
    'https://x.example/?q[]=1&r={2}',
    'https://x.example/wiki/L’Équipe',
  ])('keeps its balanced brackets and inner apostrophes: %s', (address) => {
    const { href } = new URL(address)
    for (const text of [
      address,
      `${address}.`,
      `(zie ${address}),`,
      `„${address}“`,
      `${address}?!`,
    ])
      expect(linksIn(text), text).toEqual([{ href, host: 'x.example' }])
  })

  it.each([
    ['Dutch and English', '“', '”'],
    ['Dutch and English single', '‘', '’'],
    ['German and Danish', '„', '“'],
    ['German single', '‚', '‘'],
    ['Polish', '„', '”'],
    ['Finnish and Swedish', '”', '”'],
    ['Finnish and Swedish single', '’', '’'],
    ['French', '« ', ' »'],
    ['Spanish, Italian, Portuguese and Norwegian', '«', '»'],
    ['Danish and German books', '»', '«'],
    ['single guillemets', '‹', '›'],
    ['typewriter', '"', '"'],
    ['typewriter single', "'", "'"],
    ['square and curly brackets', '[{', '}]'],
    ['Japanese', '「', '」。'],
    ['Arabic', '(', '؟)'],
  ])('leaves out the quotes of %s', (_, open, close) => {
    for (const text of [
      `${open}https://x.example/pfad${close}`,
      `${open}www.x.example${close}, ja`,
    ])
      expect(linksIn(text)[0]?.href, text).toMatch(
        /^https:\/\/(x\.example\/pfad|www\.x\.example\/)$/,
      )
  })

  it.each([
    ['https://bank.nl@kwaad.example/', 'kwaad.example'],
    ['https://bank.nl.kwaad.example', 'bank.nl.kwaad.example'],
    ['https://b\u0430nk.nl', 'xn--bnk-6cd.nl'],
  ])('tells the host that it leads to, whatever it looks like: %s', (text, host) => {
    expect(linksIn(text)).toMatchObject([{ host }])
  })

  it.each(['javascript:alert(1)', 'https://', 'http://localhost', 'Ik ben 1.80 en zit op zee.nl'])(
    'is not seen in %s',
    (text) => {
      expect(linksIn(text)).toEqual([])
    },
  )

  it('changes nothing of the text, whatever is in it', () => {
    const words = fc.constantFrom('https://a.nl', 'www.b.nl/x,', ' ', 'hoi', 'https://', '.', '\n')
    fc.assert(
      fc.property(fc.array(words), (list) => {
        const text = list.join('')
        expect(
          partsOf(text)
            .map((part) => part.text)
            .join(''),
        ).toBe(text)
        for (const { href } of linksIn(text)) expect(href).toMatch(/^https?:\/\//u)
      }),
    )
  })
})
