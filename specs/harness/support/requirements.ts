import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { everyNode, type Node, parse } from '../architecture/syntax.ts'

/** A promise of the requirements, and the titles of the specs that say they show it. */
export type Requirement = { id: string; text: string; specs: string[] }

export type Unknown = { id: string; spec: string }

const ID = /\b[A-Z][A-Z\d]{2}-\d{2}\b/g
const LINE = /^- ([A-Z][A-Z\d]{2}-\d{2}) (.*)$/gm
const SPEC_FILES = ['**/*.spec.ts', '**/*.spec.tsx', '**/*.e2e.ts']
const TITLED = ['describe', 'test', 'it']
const NOT_RUN = ['skip', 'todo']

const writtenText = (node: Node): string =>
  node.type === 'Literal'
    ? String(node.value)
    : ((node.quasis ?? []) as { value: { cooked: string } }[]).map((q) => q.value.cooked).join('…')

/** `test`, `test.each(table)`, `describe.for(table)`: the names it is called by, outermost last. */
const namesOf = (callee: Node | undefined): string[] => {
  if (!callee) return []
  if (callee.type === 'Identifier') return [String(callee.name)]
  if (callee.type === 'MemberExpression')
    return [...namesOf(callee.object as Node), ...namesOf(callee.property as Node)]
  if (callee.type === 'CallExpression') return namesOf(callee.callee as Node)
  return callee.type === 'TaggedTemplateExpression' ? namesOf(callee.tag as Node) : []
}

/** The titles of all specs in a file that run. */
export const titlesOf = (path: string, text: string): string[] =>
  everyNode(parse(path, text).program).flatMap((node) => {
    const [title] = (node.arguments ?? []) as Node[]
    if (node.type !== 'CallExpression' || !title) return []
    if (title.type !== 'Literal' && title.type !== 'TemplateLiteral') return []
    const [first = '', ...rest] = namesOf(node.callee as Node)
    const runs = TITLED.includes(first) && !rest.some((name) => NOT_RUN.includes(name))
    return runs ? [writtenText(title)] : []
  })

/** Which promises the specs below a folder show, and which ids they name that no promise has. */
export const coverageOf = (folder: string) => {
  const text = readFileSync(join(folder, 'requirements.md'), 'utf8')
  const requirements: Requirement[] = [...text.matchAll(LINE)].map(([, id = '', promise = '']) => ({
    id,
    text: promise,
    specs: [],
  }))
  const byId = new Map(requirements.map((requirement) => [requirement.id, requirement]))
  const unknown: Unknown[] = []
  for (const path of globSync(SPEC_FILES, { cwd: folder }).sort())
    for (const title of titlesOf(path, readFileSync(join(folder, path), 'utf8')))
      for (const [id] of title.matchAll(ID)) {
        const spec = `${path}: ${title}`
        if (byId.has(id)) byId.get(id)?.specs.push(spec)
        else unknown.push({ id, spec })
      }
  return { requirements, unknown }
}
