import { type Fault, perModule, type Rule } from './offence.ts'
import { everyNode, isMember, isNamed, type Node, textOf } from './syntax.ts'

const CLASSES = ['Readable', 'Writable', 'Duplex', 'Transform', 'PassThrough']
const FUNCTIONS = ['createReadStream', 'createWriteStream']

const argumentsOf = (call: Node) => call.arguments as Node[]

/** A call of Node's `request`, which tells of a broken connection as a stream does. */
const isOutgoing = ({ callee, arguments: given }: Node) =>
  isMember(callee, 'http', 'request', 'get') ||
  isMember(callee, 'https', 'request', 'get') ||
  (isNamed(callee, 'request') && Array.isArray(given) && given.length > 1)

const makesStream = (node: Node) => {
  if (node.type === 'NewExpression') return isNamed(node.callee, ...CLASSES)
  if (node.type !== 'CallExpression') return false
  const { callee } = node
  return (
    isNamed(callee, ...FUNCTIONS) ||
    isMember(callee, 'fs', ...FUNCTIONS) ||
    CLASSES.some((name) => isMember(callee, name, 'from', 'fromWeb')) ||
    isOutgoing(node)
  )
}

const isPipeline = (node: Node) =>
  node.type === 'CallExpression' && isNamed(node.callee, 'pipeline')

/** The name of a variable in `name.on('error', …)`. */
const listenedTo = (node: Node): string[] => {
  if (node.type !== 'CallExpression') return []
  const { type, object, property } = node.callee as Node
  const listens = type === 'MemberExpression' && isNamed(property, 'on')
  return listens && textOf(argumentsOf(node)[0]) === 'error' ? namesIn([object as Node]) : []
}

const namesIn = (nodes: Node[]) =>
  nodes.flatMap(({ type, name }) => (type === 'Identifier' ? [String(name)] : []))

/** `pipe` passes no error on. A schema has one too, whose argument is a schema. */
const isPipe = (node: Node) => {
  if (node.type !== 'CallExpression' || !isNamed((node.callee as Node).property, 'pipe'))
    return false
  const [first] = argumentsOf(node)
  return (
    !(first?.type === 'CallExpression' && isMember(first.callee, 'z', 'tuple', 'object')) &&
    !isMember(node.callee, 'z', 'pipe')
  )
}

const unheardIn = (program: Node): Node[] => {
  const nodes = everyNode(program)
  const pipelines = nodes.filter(isPipeline)
  const heard = new Set([
    ...nodes.flatMap(listenedTo),
    ...pipelines.flatMap((call) => namesIn(argumentsOf(call))),
  ])
  const inits = nodes.flatMap(({ type, id, init }) =>
    type === 'VariableDeclarator' && init && heard.has(String((id as Node).name))
      ? [init as Node]
      : [],
  )
  const covered = new Set([...pipelines, ...inits].flatMap((node) => everyNode(node)))
  return nodes.filter((node) => (makesStream(node) && !covered.has(node)) || isPipe(node))
}

/** One stream whose error nobody listens to ends the process, and with it everybody's session. */
export const streams: Rule[] = [
  perModule('every stream of the server has a handler for its errors', (module): Fault[] =>
    /^(adapters|server)\//.test(module.path)
      ? unheardIn(module.program).map((node) => ({
          line: module.lineOf(node),
          what: 'leaves the errors of a stream to the process: use pipeline',
        }))
      : [],
  ),
]
