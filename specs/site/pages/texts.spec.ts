import { describe, expect, it } from 'vitest'
import { readMarkdown } from '#adapters/pages/markdown.ts'
import { createPageTexts } from '#adapters/pages/page-texts.ts'
import { languages } from '#core/kernel/languages.ts'
import { PageFault } from '#core/site/pages/ports.ts'
import { askedIn } from '#core/site/pages/rules.ts'
import { pageNames } from '#core/site/pages/values.ts'
import { routeOf } from '#core/site/routes.ts'
import { exampleSiteOf } from '#server/operator/example-site.ts'
import { factNames } from '#server/site/pages/facts.ts'
import { tablesOf } from '#server/site/pages/tables.ts'

const texts = createPageTexts({ own: null })
const textOf = async (language: (typeof languages)[number], name: (typeof pageNames)[number]) =>
  (await texts.markdown({ site: 'vonk', language, name })) ?? ''

const each = languages.flatMap((language) => pageNames.map((name) => [name, language] as const))

describe('the pages that come with the product (LND-04)', () => {
  it.each(each)('%s is there in %s and can be shown', async (name, language) => {
    const page = texts.read(await textOf(language, name))
    expect(page.clauses.length).toBeGreaterThan(2)
    for (const { title, blocks } of page.clauses) {
      expect(title).not.toBe('')
      expect(blocks.length).toBeGreaterThan(0)
    }
  })

  it.each(each)('%s asks in %s for facts that a site has', async (name, language) => {
    const known = [...factNames(exampleSiteOf('vonk.example')), ...Object.keys(tablesOf(language))]
    expect(known).toEqual(expect.arrayContaining(askedIn(await textOf(language, name))))
  })

  it.each(each)('%s leads in %s to pages that are there', async (name, language) => {
    const { clauses } = texts.read(await textOf(language, name))
    const lines = clauses.flatMap(({ summary, blocks }) => [
      ...(summary ?? []),
      ...blocks.flatMap((block) => {
        if (block.kind === 'paragraph') return block.line
        return block.kind === 'list' ? block.items.flat() : block.rows.flat(2)
      }),
    ])
    const paths = lines.flatMap(({ href }) => (href?.startsWith('/') ? [href] : []))
    for (const path of paths) expect([path, routeOf(path)]).not.toEqual([path, null])
  })

  it.each(pageNames)(
    '%s has the same parts, numbers and version in each language',
    async (name) => {
      const shapes = await Promise.all(
        languages.map(async (language) => {
          const { clauses, numbered, version } = texts.read(await textOf(language, name))
          const parts = clauses.map(({ id, summary, blocks }) => [
            id,
            summary !== null,
            blocks.map((block) => (block.kind === 'table' ? block.rows.length : block.kind)),
          ])
          return { parts, numbered, version }
        }),
      )
      for (const shape of shapes) expect(shape).toEqual(shapes[0])
    },
  )
})

const HEAD = '---\ntitle: A\nlead: B\nversion: 2026-11-26\nnumbered: no\n---\n'

describe('a page as Markdown', () => {
  it('is read with what is stressed, linked, listed and counted', () => {
    const page = readMarkdown(
      `${HEAD}\n## Eén & twee {#one}\n\n> In *het*\n`.replace('*het*', '**het** kort.') +
        '\nGa naar [huis](/pages/ban) & terug.\n\n- a\n- **b**\n\n| c | d |\n| --- | --- |\n| e | f |\n',
    )
    expect(page.clauses).toEqual([
      {
        id: 'one',
        title: 'Eén & twee',
        summary: [{ text: 'In ' }, { text: 'het', strong: true }, { text: ' kort.' }],
        blocks: [
          {
            kind: 'paragraph',
            line: [
              { text: 'Ga naar ' },
              { text: 'huis', href: '/pages/ban' },
              { text: ' & terug.' },
            ],
          },
          { kind: 'list', ordered: false, items: [[{ text: 'a' }], [{ text: 'b', strong: true }]] },
          {
            kind: 'table',
            head: [[{ text: 'c' }], [{ text: 'd' }]],
            rows: [[[{ text: 'e' }], [{ text: 'f' }]]],
          },
        ],
      },
    ])
  })

  it.each([
    ['no head', '## A {#a}\n\nb'],
    ['no version', '---\ntitle: A\nlead: B\nnumbered: no\n---\n## A {#a}\n\nb'],
    ['a heading without a place', `${HEAD}## A\n\nb`],
    ['a heading of another level', `${HEAD}### A {#a}\n\nb`],
    ['words before its first heading', `${HEAD}b\n\n## A {#a}\n\nb`],
    ['HTML', `${HEAD}## A {#a}\n\n<script>alert(1)</script>`],
    ['HTML in a line', `${HEAD}## A {#a}\n\nb <b onclick="x">c</b>`],
    ['a picture', `${HEAD}## A {#a}\n\n![b](https://example.com/b.png)`],
    ['a link that runs a script', `${HEAD}## A {#a}\n\n[b](javascript:alert(1))`],
    ['a link that is not encrypted', `${HEAD}## A {#a}\n\n[b](http://example.com)`],
  ])('with %s is refused, and says why', (_what, markdown) => {
    expect(() => readMarkdown(markdown)).toThrow(PageFault)
  })
})
