import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { House } from './house.ts'
import type { Rule } from './offence.ts'

const PRODUCT = ['core', 'adapters', 'server', 'client']

/** What the house is built with, whatever else comes and goes. */
const FOUNDATION = [
  'react',
  'react-dom',
  'vite',
  'xstate',
  '@xstate/react',
  'react-router',
  'express',
  'inversify',
  '@mikro-orm/postgresql',
  'i18next',
  'zod',
  'fast-check',
  'vitest',
  '@testing-library/react',
  'testcontainers',
  'playwright',
]

/** Packages that are run by name or load without being imported. */
const PROGRAMS: Record<string, string> = {
  '@biomejs/biome': 'biome',
  typescript: 'tsc',
}
const LOADED: Record<string, string> = {
  'emojibase-data': 'emojibase-data/',
  '@stryker-mutator/core': '@stryker-mutator/core',
  '@stryker-mutator/vitest-runner': '@stryker-mutator/core',
  '@fontsource-variable/figtree': '/figtree',
  jsdom: "environment: 'jsdom'",
  '@testing-library/dom': '@testing-library/react',
}

const imported = ({ modules }: House) =>
  new Set(modules.flatMap((module) => module.imports.flatMap(({ package: name }) => name ?? [])))

const isUsed = (house: House, used: Set<string>, name: string) => {
  if (used.has(name)) return true
  const program = PROGRAMS[name]
  if (program)
    return Object.values(house.manifest.scripts).some((script) => script.includes(program))
  const loader = LOADED[name]
  if (loader) return house.modules.some(({ text }) => text.includes(loader))
  const typed = name.match(/^@types\/(.+)$/)?.[1]
  return typed !== undefined && (typed === 'node' || used.has(typed.replace('__', '/')))
}

const isImportedBy = (name: string, { root }: House, used: Set<string>) =>
  [...used].some((by) => {
    try {
      const { dependencies = {}, peerDependencies = {} } = JSON.parse(
        readFileSync(join(root, 'node_modules', by, 'package.json'), 'utf8'),
      )
      return name in peerDependencies || (name.startsWith('@types/') && name in dependencies)
    } catch {
      return false
    }
  })

const inManifest = (names: string[], what: string) =>
  names.map((name) => ({ where: 'package.json', what: `${name} ${what}` }))

export const packages: Rule[] = [
  {
    name: 'every package of the manifest is used',
    broken: (house) => {
      const { dependencies, devDependencies } = house.manifest
      const used = imported(house)
      const idle = Object.keys({ ...dependencies, ...devDependencies }).filter(
        (name) => !isUsed(house, used, name) && !isImportedBy(name, house, used),
      )
      return inManifest(idle, 'is not used')
    },
  },
  {
    name: 'every package that is imported stands in the manifest',
    broken: ({ modules, manifest: { dependencies, devDependencies } }) =>
      modules.flatMap(({ path, folders, imports }) =>
        imports
          .filter(({ package: name }) => name !== undefined && !name.startsWith('virtual:'))
          .filter(({ package: name = '' }) => {
            const known = PRODUCT.includes(folders[0] ?? '')
              ? dependencies
              : { ...dependencies, ...devDependencies }
            return !(name in known)
          })
          .map(({ line, package: name }) => ({
            where: `${path}:${line}`,
            what: `imports ${name}`,
          })),
      ),
  },
  {
    name: 'the house stands on its foundation',
    broken: (house) => {
      const used = imported(house)
      const missing = FOUNDATION.filter((name) => !isUsed(house, used, name))
      return inManifest(missing, 'is not imported')
    },
  },
]
