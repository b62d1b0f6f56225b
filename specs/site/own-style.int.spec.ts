import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { landerNames } from '#core/site/landers/values.ts'
import { type SharedServer, sharedServer } from '#specs/harness/server/shared-server.ts'

let server: SharedServer
beforeAll(async () => {
  server = await sharedServer()
})
afterAll(() => server.stop())

const doors = ['/', ...landerNames.map((name) => `/landers/${name}`)]

const open = async (path: string) => {
  const { text, headers } = await server.browser().send('GET', path)
  const policy = headers.get('content-security-policy') ?? ''
  const allowed = /style-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? []
  const styles = [...text.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css = '']) => css)
  return { text, allowed, styles }
}

describe.each(doors)('the first page of a visitor, %s', (path) => {
  test('waits for no style: its one stands in the page, and its policy names that by its digest (S8)', async () => {
    const { text, allowed, styles } = await open(path)
    expect(text).not.toContain('rel="stylesheet"')
    const digests = styles.map(
      (css) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`,
    )
    expect(digests).toHaveLength(1)
    expect(allowed).toEqual(["'self'", ...digests])
  })

  test('uses only classes that its style defines', async () => {
    const { text, styles } = await open(path)
    const used = [...text.matchAll(/ class="([^"]+)"/g)].flatMap(([, all = '']) => all.split(' '))
    expect(used.length).toBeGreaterThan(10)
    expect([...new Set(used)].filter((name) => !styles.join('').includes(`.${name}`))).toEqual([])
  })
})

test('a style that stands in its page defines no variable that nothing there asks for', async () => {
  for (const path of doors) {
    const css = (await open(path)).styles.join('')
    const asked = new Set(css.match(/(?<=var\(\s*)--[\w-]+/g))
    const defined = css.match(/(?<![\w-])--[\w-]+(?=\s*:)/g) ?? []
    expect(asked.size, path).toBeGreaterThan(10)
    expect(
      defined.filter((name) => !asked.has(name)),
      path,
    ).toEqual([])
  }
})

test('any other page has its styles from files alone (S8)', async () => {
  for (const path of ['/pages/terms', '/login', '/members', '/no/such/page', '/healthz']) {
    const { allowed } = await open(path)
    expect(
      allowed.filter((source) => source.startsWith("'sha")),
      path,
    ).toEqual([])
  }
})
