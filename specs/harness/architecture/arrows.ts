import type { Import, Module } from './house.ts'
import { perModule, type Rule } from './offence.ts'
import { SUBJECTS } from './rooms.ts'

const MEETING_PLACES = [
  'core/kernel/reactions.ts',
  'core/kernel/cascade.ts',
  'core/kernel/lifecycles.ts',
]
const SERVER_SIDE_OF_CORE = ['ports.ts', 'sender.ts', 'library.ts', 'notices.ts']
const CONTRACT = /^core\/(contract\/|.*\/contract\.ts$)/
const CORE_PACKAGES = ['xstate', 'zod']
export const isCompositionRoot = (path: string) => /^server\/container(\.ts$|\/)/.test(path)

/** Which top folders a file may import from, its own included. */
const ARROWS: Record<string, string[]> = {
  core: ['core'],
  adapters: ['core', 'adapters'],
  server: ['core', 'server'],
  client: ['core', 'client'],
  migrations: ['migrations'],
}

type Refusal = (from: Module, to: string, by: Import) => boolean

const folderOf = (path: string, depth: number) => path.split('/').slice(0, -1)[depth]

const importing = (name: string, refused: Refusal): Rule =>
  perModule(name, (from) =>
    from.imports
      .filter((by) => by.file !== undefined && refused(from, by.file, by))
      .map(({ line, file }) => ({ line, what: `imports ${file}` })),
  )

const differ = (area: string, depth: number) => (from: Module, to: string) =>
  from.path.startsWith(`${area}/`) &&
  to.startsWith(`${area}/`) &&
  folderOf(from.path, depth) !== undefined &&
  folderOf(to, depth) !== undefined &&
  folderOf(from.path, depth) !== folderOf(to, depth)

const subjectOf = (path: string) =>
  path.startsWith('core/')
    ? Object.keys(SUBJECTS).find((name) => name === folderOf(path, 1))
    : undefined

/** The first way from a file back to itself, or nothing. */
const circleOf = (start: Module, byPath: Map<string, Module>) => {
  const seen = new Set<string>()
  const ways = start.imports.map(({ file }) => [start.path, file ?? ''])
  for (const way of ways) {
    const last = way.at(-1) ?? ''
    if (last === start.path) return way
    if (seen.has(last)) continue
    seen.add(last)
    for (const { file } of byPath.get(last)?.imports ?? []) if (file) ways.push([...way, file])
  }
  return undefined
}

const noCircles: Rule = {
  name: 'no files of core import each other in a circle',
  broken: ({ modules }) => {
    const core = modules.filter(({ folders }) => folders[0] === 'core')
    const byPath = new Map(core.map((module) => [module.path, module]))
    return core.flatMap((module) => {
      const circle = circleOf(module, byPath)
      return circle ? [{ where: module.path, what: circle.join(' -> ') }] : []
    })
  },
}

export const arrows: Rule[] = [
  noCircles,
  perModule('every import names a file or a package that is there', ({ imports }) =>
    imports
      .filter(({ file, package: from, builtin }) => !file && !from && !builtin)
      .map(({ line, specifier }) => ({ line, what: `imports ${specifier}` })),
  ),
  importing(
    'arrows lead from client, server and adapters to core, and nowhere else',
    (from, to) => {
      const allowed = ARROWS[from.folders[0] ?? '']
      if (!allowed || allowed.includes(to.split('/')[0] ?? '')) return false
      if (to.startsWith('adapters/') && from.path.startsWith('server/')) return false
      return !(to.split('/')[0] === 'migrations' && from.path.startsWith('adapters/postgres/'))
    },
  ),
  importing(
    'only the composition root of the server imports adapters',
    (from, to) =>
      from.path.startsWith('server/') &&
      to.startsWith('adapters/') &&
      !isCompositionRoot(from.path),
  ),
  perModule('core imports xstate and zod, and no other package, not even Node', (from) =>
    from.imports
      .filter(({ package: name, builtin }) => name ?? builtin)
      .filter(
        ({ package: name = '' }) => from.path.startsWith('core/') && !CORE_PACKAGES.includes(name),
      )
      .map(({ line, specifier }) => ({ line, what: `imports ${specifier}` })),
  ),
  perModule('the contract takes the small zod, because browsers load it', (from) =>
    from.imports
      .filter(({ specifier }) => CONTRACT.test(from.path) && specifier === 'zod')
      .map(({ line }) => ({ line, what: 'imports zod' })),
  ),
  perModule("a part of Mantine's comes with what it asks to stand in", (from) =>
    from.imports
      .filter(({ specifier, kind }) => specifier === '@mantine/core' && kind !== 'type')
      .filter(() => /^client\/(features|parts|platform)\//.test(from.path))
      .filter(() => from.imports.every(({ file }) => file !== 'client/ui/mantine.tsx'))
      .map(({ line }) => ({ line, what: 'does not stand in WithMantine' })),
  ),
  importing(
    'no subject knows the tables in which lifecycles meet',
    (from, to) => subjectOf(from.path) !== undefined && MEETING_PLACES.includes(to),
  ),
  importing(
    'ports and adapters know no field of an answer',
    (from, to) => /^(adapters\/|core\/(.*\/)?ports\.ts$)/.test(from.path) && CONTRACT.test(to),
  ),
  importing('adapters do not import one another', differ('adapters', 1)),
  importing('features of the client do not import one another', differ('client/features', 2)),
  importing(
    'the client takes neither stores nor ports from core',
    (from, to) =>
      from.path.startsWith('client/') &&
      to.startsWith('core/') &&
      SERVER_SIDE_OF_CORE.some((name) => to.endsWith(`/${name}`)),
  ),
  perModule('the client does not import Node', (from) =>
    from.imports
      .filter(({ builtin }) => builtin && from.path.startsWith('client/'))
      .map(({ line, specifier }) => ({ line, what: `imports ${specifier}` })),
  ),
]
