import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { languages } from '#core/kernel/languages.ts'
import { pageNames } from '#core/site/pages/values.ts'
import type { Line, StaticPage } from '#core/site/pages/views.ts'
import { operatorParts, runOperator } from '#server/operator/operator.ts'
import { type SpecServer, startServer } from '#specs/harness/server/server.ts'

let server: SpecServer
let own: string
beforeAll(async () => {
  own = await mkdtemp(join(tmpdir(), 'pages-'))
  server = await startServer({ env: { PAGES_DIR: own, LANGUAGES: 'nl,en' } })
})
afterAll(async () => {
  await server.stop()
  await rm(own, { recursive: true })
})

const read = (name: (typeof pageNames)[number], language: (typeof languages)[number] = 'nl') =>
  server.browser().ask('GET /api/page.php', { query: { name, language } })
const said = (line: Line) => line.map(({ text }) => text).join('')
const wordsOf = ({ clauses }: StaticPage) =>
  clauses.flatMap(({ summary, blocks }) => [
    ...(summary ? [said(summary)] : []),
    ...blocks.flatMap((block) => {
      if (block.kind === 'paragraph') return [said(block.line)]
      return block.kind === 'list' ? block.items.map(said) : block.rows.flat().map(said)
    }),
  ])
const write = async (path: string, text: string) => {
  await mkdir(join(own, path, '..'), { recursive: true })
  await writeFile(join(own, path), text)
}
const HEAD = '---\ntitle: Eigen\nlead: Van de exploitant\nversion: 2027-01-02\nnumbered: no\n---\n'

describe('a page of words', () => {
  test('has the facts of its site: company, days to return, phone without hyphens and spaces (LND-04)', async () => {
    for (const language of languages) {
      const [terms, returns, service] = [
        wordsOf(await read('terms', language)).join(' '),
        wordsOf(await read('return-policy', language)).join(' '),
        wordsOf(await read('service', language)).join(' '),
      ]
      expect(terms).toContain('Vonk Online B.V.')
      expect(returns).toMatch(/^14 \p{L}+/u)
      expect(service).toContain('+31880000000')
    }
  })

  test('leaves no fact open in any language (LND-04)', async () => {
    for (const language of languages) {
      for (const name of pageNames) {
        const page = await read(name, language)
        expect(page.language).toBe(language)
        expect([page.title, page.lead, ...wordsOf(page)].join(' ')).not.toContain('{{')
      }
    }
  })

  test('tells of the terms since when they count (LND-04)', async () => {
    const { added } = await server.browser().ask('GET /api/companyinfo.php')
    expect((await read('terms')).valid_from).toBe(added)
    expect((await read('faq')).valid_from).toBe('2026-11-26T12:00:00Z')
  })

  test('comes whole from the server, for everybody and without a program', async () => {
    for (const [cookie, language] of [
      ['', 'nl'],
      ['locale=en', 'en'],
    ] as const) {
      const { text, status } = await server
        .browser()
        .send('GET', '/pages/privacy', { headers: { accept: 'text/html', cookie } })
      expect(status).toBe(200)
      const { title, clauses } = await read('privacy', language)
      expect(text).toContain(title)
      for (const clause of clauses) expect(text).toContain(`id="${clause.id}"`)
    }
  })

  test('is the one that the operator wrote, for one site or for all, and shows at once', async () => {
    await write('nl/faq.md', `${HEAD}## Vraag {#a}\n\nVoor alle sites, {{site}}.`)
    expect(wordsOf(await read('faq'))).toEqual(['Voor alle sites, Vonk.'])
    await write('vonk/nl/faq.md', `${HEAD}## Vraag {#a}\n\nVoor deze site.`)
    const page = await read('faq')
    expect(wordsOf(page)).toEqual(['Voor deze site.'])
    expect(page).toMatchObject({ title: 'Eigen', valid_from: '2027-01-02T12:00:00Z' })
    expect((await read('faq', 'en')).title).toBe('Good to know')
    await rm(join(own, 'vonk'), { recursive: true })
    await rm(join(own, 'nl'), { recursive: true })
    expect((await read('faq')).title).toBe('Goed om te weten')
  })

  test('is named to the operator with its version, or with what is wrong with it', async () => {
    const operated = async () => runOperator(await operatorParts(server.container), ['pages'])
    expect((await operated()).split('\n')).toHaveLength(pageNames.length * languages.length)
    expect(await operated()).not.toContain('WRONG')
    await write('nl/faq.md', `${HEAD}## Vraag {#a}\n\nNa {{nonsense}} dagen.`)
    await write('nl/terms.md', `${HEAD}## Kop zonder plek\n\nTekst.`)
    expect(await operated()).toContain('nl  faq  WRONG: asks for nonsense, which no site has')
    expect(await operated()).toContain('nl  terms  WRONG: has a heading without its place')
    await rm(join(own, 'nl'), { recursive: true })
  })

  test('that the operator wrote wrongly says so to nobody but the log', async () => {
    await write('nl/cookies.md', `${HEAD}## Kop {#a}\n\n<script>alert(1)</script>`)
    const answer = await server
      .browser()
      .send('GET', '/api/page.php?name=cookies&language=nl', { headers: {} })
    expect(answer.status).toBe(500)
    expect(answer.text).not.toContain('script')
    await rm(join(own, 'nl'), { recursive: true })
  })
})
