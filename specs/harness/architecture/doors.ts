import { basename, dirname } from 'node:path'
import { isCompositionRoot } from './arrows.ts'
import type { Import, Module } from './house.ts'
import type { CountedRule } from './left.ts'
import { SUBJECTS } from './rooms.ts'

const CORE_DOORS = ['values.ts', 'views.ts', 'selectors.ts', 'ports.ts']
const LAYERS = ['core', 'server', 'adapters/postgres', 'client/features', 'client/parts']

type Refusal = (from: string, to: string, by: Import) => boolean

/** The subject that a file is of within its layer, or nothing. */
const subjectIn = (layer: string, path: string) => {
  const [subject = '', ...below] = path.startsWith(`${layer}/`)
    ? path.slice(layer.length + 1).split('/')
    : []
  return below.length > 0 && subject in SUBJECTS ? subject : undefined
}

const ownerOf = (path: string) =>
  LAYERS.map((layer) => subjectIn(layer, path)).find((subject) => subject) ?? dirname(path)

const door = (name: string, refused: Refusal): CountedRule => ({
  name,
  broken: ({ modules }) => modules.flatMap((from) => passing(from, refused)),
})

const passing = ({ path, imports }: Module, refused: Refusal) =>
  imports.flatMap((by) =>
    by.file !== undefined && refused(path, by.file, by)
      ? [
          {
            place: `${ownerOf(path)} -> ${ownerOf(by.file)}`,
            where: `${path}:${by.line}`,
            what: `imports ${by.file}`,
          },
        ]
      : [],
  )

/** Whether two files of a layer are of two subjects. */
const parted = (layer: string, from: string, to: string) => {
  const [own, other] = [subjectIn(layer, from), subjectIn(layer, to)]
  return own !== undefined && other !== undefined && own !== other
}

const isNamed = (path: string, ...names: string[]) => names.includes(basename(path))

const isIn = (path: string, ...folders: string[]) =>
  folders.some((folder) => path.startsWith(`${folder}/`))

const DEMO = ['server/demo', 'adapters/postgres/demo']
const PRODUCT = ['core', 'adapters', 'server', 'client']

/** What serves all subjects of the server: the platform, and what has no room yet. */
const servesAll = (path: string) =>
  isIn(path, 'server') &&
  subjectIn('server', path) === undefined &&
  !isIn(path, 'server/operator', 'server/demo') &&
  !isCompositionRoot(path)

/** What serves all features: the platform of the client, and what has no room yet. */
const servesFeatures = (path: string) =>
  isIn(path, 'client') &&
  !isIn(path, 'client/features', 'client/parts', 'client/ui') &&
  path !== 'client/main.tsx'

const KNOWS_DOMAIN = ['client/parts', 'client/features', 'client/platform/api']

/** What one part may know of another; features among themselves are watched with the arrows. */
export const doors: CountedRule[] = [
  door(
    'a subject of core takes of another its values, views, selectors and ports alone',
    (from, to) => parted('core', from, to) && !isNamed(to, ...CORE_DOORS, 'machine.ts'),
  ),
  door(
    'lifecycles meet in reactions.ts alone',
    (from, to) =>
      parted('core', from, to) && isNamed(to, 'machine.ts') && !isNamed(from, 'reactions.ts'),
  ),
  door(
    'a subject of the server takes of another its tokens and its wire alone',
    (from, to) => parted('server', from, to) && !isNamed(to, 'tokens.ts', 'to-wire.ts'),
  ),
  door(
    'the tokens of a subject of the server take nothing but types of its files',
    (from, to, { kind }) => {
      const subject = subjectIn('server', from)
      if (subject === undefined || !isNamed(from, 'tokens.ts') || !isIn(to, 'server')) return false
      return kind !== 'type' && subjectIn('server', to) === subject
    },
  ),
  door(
    'what serves all subjects of the server takes of them tokens alone',
    (from, to) =>
      servesAll(from) && subjectIn('server', to) !== undefined && !isNamed(to, 'tokens.ts'),
  ),
  door('the pieces of client/ui know no domain', (from, to) => {
    if (!isIn(from, 'client/ui')) return false
    return isIn(to, ...KNOWS_DOMAIN) || subjectIn('core', to) !== undefined
  }),
  door(
    'the parts of the client know no feature',
    (from, to) => isIn(from, 'client/parts') && isIn(to, 'client/features'),
  ),
  door(
    'the platform of the client loads features on demand alone',
    (from, to, { kind }) =>
      servesFeatures(from) && isIn(to, 'client/features') && kind !== 'dynamic',
  ),
  door(
    'the product does not know its demo',
    (from, to) =>
      isIn(from, ...PRODUCT) &&
      !isCompositionRoot(from) &&
      !isIn(from, ...DEMO) &&
      isIn(to, ...DEMO),
  ),
  door(
    'a subject of the database takes of another its schema alone',
    (from, to) => parted('adapters/postgres', from, to) && !isNamed(to, 'schema.ts'),
  ),
]
