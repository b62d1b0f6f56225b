import { parseSync } from 'vite'

/** A node of the syntax tree (ESTree with TypeScript), as far as the rules look at it. */
export type Node = { type: string; start: number; end: number; [field: string]: unknown }

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

const addNodes = (node: Node, nodes: Node[]) => {
  nodes.push(node)
  for (const field of Object.values(node)) {
    if (!Array.isArray(field)) {
      if (isNode(field)) addNodes(field, nodes)
      continue
    }
    for (const child of field) if (isNode(child)) addNodes(child, nodes)
  }
  return nodes
}

/** Every rule asks for the nodes of each file. */
const nodesOf = new WeakMap<Node, readonly Node[]>()

/** The node and everything below it. */
export const everyNode = (node: Node): readonly Node[] => {
  const nodes = nodesOf.get(node) ?? addNodes(node, [])
  if (node.type === 'Program') nodesOf.set(node, nodes)
  return nodes
}

/** The text of a literal, or of a template without holes. */
export const textOf = (value: unknown): string | undefined => {
  if (!isNode(value)) return undefined
  if (value.type === 'Literal' && typeof value.value === 'string') return value.value
  if (value.type === 'TSLiteralType') return textOf(value.literal)
  const { quasis } = value
  if (value.type !== 'TemplateLiteral' || !Array.isArray(quasis) || quasis.length !== 1) return
  return quasis[0].value.cooked
}

export const isNamed = (value: unknown, ...names: string[]) =>
  isNode(value) && value.type === 'Identifier' && names.includes(String(value.name))

/** `object.property`, written with a dot or with brackets. */
export const isMember = (node: unknown, object: string, ...properties: string[]) =>
  isNode(node) &&
  node.type === 'MemberExpression' &&
  isNamed(node.object, object) &&
  (isNamed(node.property, ...properties) || properties.includes(textOf(node.property) ?? ''))

export const parse = (path: string, text: string) => {
  const { program, comments, errors } = parseSync(path, text)
  const [fault] = errors
  if (fault) throw new Error(`${path} cannot be read: ${fault.message}`)
  return { program: program as unknown as Node, comments }
}
