import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createServer } from 'vite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { faultsOf } from '#specs/harness/texts/faults.ts'
import { textsFolder } from '#specs/harness/texts/said.ts'

const house = join(import.meta.dirname, '..', '..')
const NAME = 'de-AT'

let folder: string
const inCopy = (...path: string[]) => join(folder, ...path)
const inLanguage = (file: string) => inCopy('core', 'texts', NAME, file)

/** Within the project, whose packages its files import; a language that is whole, under a new name. */
beforeEach(() => {
  mkdirSync(join(house, 'var'), { recursive: true })
  folder = mkdtempSync(join(house, 'var', 'thirteenth-'))
  cpSync(join(textsFolder, 'de'), inLanguage(''), { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true }))

const change = (path: string, from: string | RegExp, to: string) => {
  const text = readFileSync(path, 'utf8')
  const changed = text.replace(from, to)
  expect(changed).not.toBe(text)
  writeFileSync(path, changed)
}
const faults = () => faultsOf(NAME, inCopy('core', 'texts'))

describe('a thirteenth language', () => {
  it('has no fault when its folder has all', () => {
    expect(faults()).toEqual([])
  })

  it.each([
    [
      'a file',
      ['payment/files.ts: file missing', expect.stringContaining('payment/files.ts ')],
      () => rmSync(inLanguage('payment/files.ts')),
    ],
    [
      'a page',
      ['pages/faq.md: file missing', expect.stringMatching(/^pages\/faq\.md .*: page missing$/)],
      () => rmSync(inLanguage('pages/faq.md')),
    ],
    [
      'a text of a screen',
      ['discovery/likes.ts likes.back: text missing'],
      () => change(inLanguage('discovery/likes.ts'), / {4}back: .*\n/, ''),
    ],
    [
      'a text of a letter',
      ['account/mails.ts activation.button: text missing'],
      () => change(inLanguage('account/mails.ts'), / {4}button: .*\n/, ''),
    ],
    [
      'a form of a number',
      ['platform/frame.ts credits: has the forms other'],
      () => change(inLanguage('platform/frame.ts'), / {2}credits_one: .*\n/, ''),
    ],
    [
      'both forms of a number',
      ['platform/frame.ts credits: text missing'],
      () => change(inLanguage('platform/frame.ts'), / {2}credits_one: .*\n.*\n/, ''),
    ],
    [
      'what is told',
      ['discovery/likes.ts likes.backTo: lost {{name}}'],
      () => change(inLanguage('discovery/likes.ts'), '{{name}} zurückliken', 'Zurückliken'),
    ],
    [
      'words',
      ['discovery/likes.ts likes.back: is empty'],
      () => change(inLanguage('discovery/likes.ts'), "'Zurückliken'", "''"),
    ],
    [
      'words of its own',
      [expect.stringMatching(/^account\/signup\.ts signup\.consent: (is not translated|reads as)/)],
      () =>
        change(
          inLanguage('account/signup.ts'),
          /consent:\s+'.*'/,
          "consent: 'Ik vind het goed dat {{name}} bewaart wie ik zoek, om me passende leden te tonen.'",
        ),
    ],
  ])('that lacks %s is told just that', (_, told, breaks) => {
    breaks()
    const found = faults()
    for (const fault of told) expect(found).toContainEqual(fault)
    const [first] = told
    const place = typeof first === 'string' ? (first.split(/[ :]/)[0] ?? '') : 'account/signup.ts'
    expect(found.filter((fault) => !fault.startsWith(place))).toEqual([])
  })

  it('is spoken by screens and letters with its name, its forms and its line, and no other change', async () => {
    cpSync(join(house, 'core'), inCopy('core'), { recursive: true })
    for (const path of ['package.json', 'server/platform/texts.ts', 'client/platform/i18n'])
      cpSync(join(house, path), inCopy(path), { recursive: true })
    change(inLanguage('discovery/likes.ts'), "'Zurückliken'", "'Auch liken'")
    change(inLanguage('account/mails.ts'), '`Willkommen bei ', '`Servus bei ')

    change(inCopy('core/kernel/languages.ts'), "en-US'", `en-US ${NAME}'`)
    change(
      inCopy('core/kernel/texts.ts'),
      '} as const',
      `  '${NAME}': ['one', 'other'],\n} as const`,
    )
    const own = `import { deServer as own } from '#core/texts/${NAME}/platform/server.ts'\n`
    change(inCopy('server/platform/texts.ts'), '\nconst all', `${own}\nconst all`)
    change(inCopy('server/platform/texts.ts'), '  de: deServer,', `  de: deServer, '${NAME}': own,`)

    const product = await createServer({
      root: folder,
      configFile: false,
      logLevel: 'error',
      server: { middlewareMode: true, watch: null, ws: false },
      optimizeDeps: { noDiscovery: true },
      appType: 'custom',
    })
    try {
      const screens = await product.ssrLoadModule('/client/platform/i18n/drawn-texts.ts')
      const letters = await product.ssrLoadModule('/server/platform/texts.ts')
      const said = (language: string) => [
        screens.textsOf(language).t('likes.back'),
        screens.textsOf(language).t('credits', { count: 1 }),
        screens.textsOf(language).t('credits', { count: 2 }),
        letters.textsOf(language).welcome.subject({ site: 'Vonk' }),
      ]
      expect(said(NAME)).toEqual(['Auch liken', '1 Credit', '2 Credits', 'Servus bei Vonk'])
      expect(said('de')[0]).toBe('Zurückliken')
      const { isLanguage } = await product.ssrLoadModule('/core/kernel/languages.ts')
      expect([isLanguage(NAME), isLanguage('pt')]).toEqual([true, false])
    } finally {
      await product.close()
    }
  })
})
