import type { Module } from './house.ts'
import { type Fault, perModule, type Rule } from './offence.ts'
import { everyNode, isMember, isNamed, type Node } from './syntax.ts'

const FILE_LINES_MAX = 300
const FUNCTION_LINES_MAX = 70
const CONFIGURATION = 'server/platform/config/config.ts'
const PRODUCT = ['core', 'adapters', 'server', 'client']

export const isProduct = ({ folders }: Module) => PRODUCT.includes(folders[0] ?? '')

export const linesOf = (text: string) => text.trimEnd().split('\n').length

const where = (module: Module, what: string, found: (node: Node) => boolean): Fault[] =>
  everyNode(module.program)
    .filter(found)
    .map((node) => ({ line: module.lineOf(node), what }))

const bodyOf = ({ program }: Module) => program.body as Node[]

const readsEnvironment = (node: Node) =>
  isMember(node, 'process', 'env') ||
  (node.type === 'VariableDeclarator' && isNamed(node.init, 'process')) ||
  (node.type === 'ImportDeclaration' &&
    /^(node:)?process$/.test(String((node.source as Node).value)))

const isImpure = (node: Node) => {
  if (isMember(node, 'Date', 'now') || isMember(node, 'Math', 'random')) return true
  if (isMember(node, 'performance', 'now') || isMember(node, 'crypto', 'randomUUID')) return true
  if (isMember(node, 'globalThis', 'crypto', 'fetch', 'process', 'performance')) return true
  if (node.type === 'NewExpression')
    return isNamed(node.callee, 'Date') && (node.arguments as Node[]).length === 0
  return (
    node.type === 'CallExpression' &&
    isNamed(node.callee, 'Date', 'fetch', 'setTimeout', 'setInterval', 'queueMicrotask')
  )
}

const isFunction = ({ type }: Node) =>
  ['ArrowFunctionExpression', 'FunctionDeclaration', 'FunctionExpression'].includes(type)

const isBarrel = (module: Module) => {
  const body = bodyOf(module)
  const passesOn = (node: Node) =>
    node.type === 'ExportAllDeclaration' ||
    (node.type === 'ExportNamedDeclaration' && !node.declaration)
  return body.some(passesOn) && body.every((n) => passesOn(n) || n.type === 'ImportDeclaration')
}

/** What is spread is written at once, so that its fields might stand there by themselves. */
const packsLines = (node: Node) =>
  /^(Object|Array)Expression$/.test(node.type) &&
  ([node.properties ?? node.elements].flat() as (Node | null)[]).some(
    (part) => part?.type === 'SpreadElement' && (part.argument as Node).type === node.type,
  )

const excuse = /@ts-(ignore|expect-error|nocheck)|biome-ignore|eslint-disable/

/**
 * Beside statements: what begins and ends a connection, adapters that have tables of their own, and
 * searches, whose text depends on their filters (`discovery/naive-search.int.spec.ts` runs them).
 */
const ASKS_BY_ITSELF = [
  'adapters/postgres/discovery/search/',
  'adapters/postgres/discovery/saved-searches/newcomers.ts',
  'adapters/postgres/platform/composed.ts',
  'adapters/postgres/platform/statement.ts',
  'adapters/postgres/platform/transaction.ts',
  'adapters/postgres/platform/database.ts',
  'adapters/postgres/platform/migrate.ts',
  'adapters/postgres/platform/live-hints.ts',
  'adapters/postgres/platform/jobs/job-queue.ts',
  'adapters/postgres/platform/pools/',
  'adapters/postgres/platform/embedded/',
  'adapters/payments/sandbox/',
  'adapters/system/clock.ts',
]

/** Text that goes to the database, whether by its driver or by the library that maps the tables. */
const asksByText = (node: Node) => {
  if (node.type === 'ImportSpecifier') return isNamed(node.imported, 'sql', 'raw')
  if (node.type !== 'CallExpression') return false
  const { property, object } = node.callee as Node
  if (isNamed(property, 'bind')) return isNamed((object as Node).property, 'query')
  if (isNamed(property, 'execute')) return (node.arguments as Node[]).length > 0
  return isNamed(property, 'query', 'getConnection')
}

const mayAskByText = ({ path }: Module) => ASKS_BY_ITSELF.some((known) => path.startsWith(known))

export const habits: Rule[] = [
  perModule(
    'text reaches the database by statements that are compared with its tables',
    (module) =>
      /^(adapters|server)\//.test(module.path) && !mayAskByText(module)
        ? where(module, 'asks the database by itself', asksByText)
        : [],
  ),
  perModule('only the configuration of the server reads the environment', (module) =>
    isProduct(module) && module.path !== CONFIGURATION
      ? where(module, 'reads process.env', readsEnvironment)
      : [],
  ),
  perModule('core has no clock, no randomness and no input or output', (module) =>
    module.folders[0] === 'core' ? where(module, 'is not pure', isImpure) : [],
  ),
  {
    name: `no file is longer than ${FILE_LINES_MAX} lines`,
    broken: ({ modules, sheets }) =>
      [...modules, ...sheets]
        .map(({ path, text }) => ({ path, lines: linesOf(text) }))
        .filter(({ lines }) => lines > FILE_LINES_MAX)
        .map(({ path, lines }) => ({ where: `${path}:${lines}`, what: 'is too long' })),
  },
  perModule(`no function of the product is longer than ${FUNCTION_LINES_MAX} lines`, (module) =>
    isProduct(module)
      ? where(
          module,
          'is too long a function',
          (node) =>
            isFunction(node) &&
            linesOf(module.text.slice(node.start, node.end)) > FUNCTION_LINES_MAX,
        )
      : [],
  ),
  perModule('no file only passes on what others export', (module) =>
    isBarrel(module) ? [{ line: 1, what: 'is a barrel' }] : [],
  ),
  perModule('nothing is exported by default, but where a tool wants it', (module) =>
    /\.(config|reporter)\.ts$/.test(module.name)
      ? []
      : where(module, 'exports by default', ({ type }) => type === 'ExportDefaultDeclaration'),
  ),
  perModule('nothing has the type any', (module) =>
    where(module, 'says any', ({ type }) => type === 'TSAnyKeyword'),
  ),
  perModule('no literal spreads a literal of its own kind, to pack lines', (module) =>
    where(module, 'packs lines by a spread', packsLines),
  ),
  perModule('no check of types or lint is switched off', (module) =>
    module.comments
      .filter(({ value }) => excuse.test(value))
      .map((comment) => ({ line: module.lineOf(comment), what: 'switches a check off' })),
  ),
]
