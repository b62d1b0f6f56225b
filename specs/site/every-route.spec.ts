import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { everyRoute, nameAt } from './every-route.ts'

const THINGS: Record<string, string> = {
  '{token}': 'x'.repeat(43),
  '{profile}': '019ca8c6-5d70-7c0e-9c1d-0d5c0b6f2a11',
  '{conversation}': '019ca8c6-5d70-7c0e-9c1d-0d5c0b6f2a12',
}

/** A list of the product spec, its braces taken apart where they hold a choice. */
const written = (list: string) =>
  list
    .replaceAll(/\s*\([^)]*\)/g, '')
    .split(/[;,]\s*(?![^{]*\})/)
    .map((path) =>
      path
        .trim()
        .replace(/^\{token\}$/, '/{token}')
        .replace(/\.$/, ''),
    )

const section = readFileSync('specs/product-spec.md', 'utf8')
  .split('### Routes')[1]
  ?.split('### Layouts')[0]
const [, routes = '', landers = '', slug = '', pages = ''] =
  /^\s*(.+)\n\nLanding pages: \/landers\/\{(.+?)\}\/(.+)\.\n\nStatic pages: (.+)\n\nThe|^\s*(.+)\n\nLanding/s.exec(
    section?.replace(/\n\n(`?)\/members\/\{id\} and/, '\n\nThe') ?? '',
  ) ?? []

describe('the table of routes', () => {
  it('has a row for each of the 53 paths of the product spec, with its route name (NAV-01)', () => {
    const said = [
      ...written(routes),
      ...landers.split(', ').map((name) => `/landers/${name}/${slug}`),
      ...written(pages),
    ]
    expect(said.length).toBe(53)
    expect(everyRoute.map(({ path }) => path).toSorted()).toEqual(said.toSorted())
  })

  it.each(everyRoute.flatMap(({ open, name }) => open.map((path) => ({ path, name }))))(
    'names $path $name',
    ({ path, name }) => {
      const at = path.replace(/\{\w+\}/, (thing) => THINGS[thing] ?? thing)
      expect(nameAt(at)).toBe(name)
    },
  )
})
