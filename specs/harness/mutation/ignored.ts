import type { Ignorer } from '@stryker-mutator/api/ignore'
import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin'

/** As much of a node of the syntax tree as is looked at; Stryker gives its paths no type. */
type Node = {
  type: string
  name?: string
  id?: Node
  init?: Node
  key?: Node
  value?: Node | string
  test?: Node
  argument?: Node
  left?: Node
  right?: Node
  object?: Node
  consequent?: Node
  body?: Node[]
  properties?: Node[]
}

const keysOf = ({ properties = [] }: Node) => properties.map(({ key }) => key?.name ?? '')
const has = (node: Node, ...keys: string[]) => keys.every((key) => keysOf(node).includes(key))

const isWords = (node: Node) => keysOf(node).length === 2 && has(node, 'nl', 'en')
/** A state that says what it means and does no more. */
const isOnlyWords = (node: Node) => ['meta', 'type,meta'].includes(keysOf(node).join())
/** A lifecycle, as it is handed out: its chart is a constant of its own. */
const isHandedOut = (node: Node) => has(node, 'name', 'owner', 'machine', 'rules', 'events')
/** `const UNREAD_MAIL_MS = 10 * 60_000` */
const isConstant = ({ type, id, init }: Node) =>
  type === 'VariableDeclarator' &&
  /^[A-Z][A-Z_\d]+$/.test(id?.name ?? '') &&
  ['BinaryExpression', 'StringLiteral'].includes(init?.type ?? '')
const isFinal = ({ key, value }: Node) =>
  key?.name === 'type' && typeof value === 'object' && value.value === 'final'
const isStateOf = (node: Node | undefined) =>
  node !== undefined && (has(node, 'meta') || has(node, 'states'))

/** `if (event.type !== 'leave') throw …`: it tells the compiler what comes here. */
const isNarrowing = ({ type, test, consequent }: Node) => {
  if (type !== 'IfStatement') return false
  const [only] = consequent?.body ?? (consequent ? [consequent] : [])
  if (only?.type !== 'ThrowStatement') return false
  const asked = test?.argument ?? test
  const of = asked?.left?.object ?? asked?.object ?? asked?.right
  return of?.name === 'event' || of?.name === 'context'
}

/** Why nothing hangs on a node, or that its specs are others; undefined where behaviour does. */
const reasonOf = (node: Node, parent: Node | undefined): string | undefined => {
  if (isWords(node) || isOnlyWords(node)) return 'Words are held by machines.spec.ts.'
  if (node.key?.name === 'types' || keysOf(node).join() === 'types')
    return 'The types of a chart are gone when it runs.'
  if (node.type === 'ThrowStatement' || isNarrowing(node)) return 'An error for programmers.'
  if (isHandedOut(node)) return 'Names and owners are held by machines.spec.ts and made.spec.ts.'
  if (node.key?.name === 'id' && isStateOf(parent)) return 'Ids are held by machines.spec.ts.'
  if (isFinal(node)) return 'An end is drawn as one: made.spec.ts.'
  if (isConstant(node)) return 'Constants are held by limits.spec.ts, or by the spec it names.'
  return undefined
}

const ignorer: Ignorer = {
  shouldIgnore: (path) => {
    const { node, parent } = path as { node: Node; parent?: Node }
    return reasonOf(node, parent)
  },
}

export const strykerPlugins = [declareValuePlugin(PluginKind.Ignore, 'not-behaviour', ignorer)]
