import { existsSync, globSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { everyNode, isMember, isNamed, type Node, parse, textOf } from './syntax.ts'

/** Where an import leads: to a file of ours, to a package, to Node itself, or to nothing. */
export type Import = {
  line: number
  specifier: string
  /** A type alone leaves no trace when the program runs; what is dynamic is loaded on demand. */
  kind: 'static' | 'type' | 'dynamic'
  file?: string
  package?: string
  builtin?: string
}

export type Module = {
  /** Relative to the house, with forward slashes. */
  path: string
  folders: string[]
  name: string
  text: string
  program: Node
  comments: { value: string; start: number }[]
  imports: Import[]
  lineOf(node: { start: number }): number
}

export type Manifest = {
  scripts: Record<string, string>
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
}

/**
 * `files` are all below our folders, whatever they hold; `modules` are those that can import, and
 * `sheets` say how things look.
 */
export type House = {
  root: string
  files: string[]
  modules: Module[]
  sheets: { path: string; text: string }[]
  manifest: Manifest
}

export const OURS = ['core', 'adapters', 'server', 'client', 'specs', 'scripts', 'migrations']

const UNNAMED = '(not written out)'

const imports = ['ImportDeclaration', 'ExportNamedDeclaration', 'ExportAllDeclaration']

/** What a node imports, if it does: also types, re-exports, workers and resolved names. */
const specifierOf = (node: Node) => {
  if (imports.includes(node.type)) return textOf(node.source)
  if (node.type === 'ImportExpression' || node.type === 'TSImportType')
    return textOf(node.source ?? node.argument) ?? UNNAMED
  const { callee } = node
  const [first, second] = Array.isArray(node.arguments) ? node.arguments : []
  if (
    node.type === 'NewExpression' &&
    isNamed(callee, 'URL') &&
    second?.type === 'MemberExpression'
  )
    return textOf(first)
  if (node.type !== 'CallExpression') return undefined
  const resolves = isNamed((callee as Node).property, 'resolve', 'glob')
  return isNamed(callee, 'require') || (resolves && isResolver(callee as Node))
    ? textOf(first)
    : undefined
}

const kindOf = ({ type, importKind, exportKind }: Node): Import['kind'] => {
  if (type === 'TSImportType' || importKind === 'type' || exportKind === 'type') return 'type'
  return imports.includes(type) ? 'static' : 'dynamic'
}

const isResolver = ({ object }: Node) =>
  ['MetaProperty', 'CallExpression'].includes((object as Node).type) ||
  isNamed(object, 'require') ||
  isMember(object, 'module', 'require')

const packageOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

/** A pattern of files leads to the folder that all of them are in. */
const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/', path.indexOf('*')) + 1)

const leadsTo = (root: string, from: string, specifier: string): Omit<Import, 'line' | 'kind'> => {
  if (specifier.startsWith('.') || specifier.startsWith('#')) {
    const [named = ''] = specifier.split('?')
    const path = named.includes('*') ? folderOf(named) : named
    const base = path.startsWith('#') ? root : dirname(join(root, from))
    const file = relative(root, join(base, path.replace(/^#/, ''))).replaceAll('\\', '/')
    return existsSync(join(root, file)) ? { specifier, file } : { specifier }
  }
  if (isBuiltin(specifier)) return { specifier, builtin: specifier.replace(/^node:/, '') }
  if (specifier === UNNAMED || specifier.startsWith('/')) return { specifier }
  return { specifier, package: packageOf(specifier) }
}

/** A file as the rules see it, whether it is there or only thought of; its imports are there. */
export const moduleOf = (root: string, path: string, text: string): Module => {
  const { program, comments } = parse(path, text)
  const lineOf = ({ start }: { start: number }) => text.slice(0, start).split('\n').length
  const folders = path.split('/')
  const name = folders.pop() ?? path
  const found = everyNode(program).flatMap((node) => {
    const specifier = specifierOf(node)
    return specifier === undefined
      ? []
      : [{ ...leadsTo(root, path, specifier), line: lineOf(node), kind: kindOf(node) }]
  })
  return { path, folders, name, text, program, comments, imports: found, lineOf }
}

const filesBelow = (root: string) =>
  globSync(
    OURS.map((folder) => `${folder}/**/*`),
    { cwd: root, withFileTypes: true, exclude: ({ name }) => name === 'node_modules' },
  )
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)).replaceAll('\\', '/'))
    .sort()

/** Everything of ours that can import: read and resolved, types and dynamic imports included. */
export const readHouse = (root: string): House => {
  const files = filesBelow(root)
  const paths = [...files, ...globSync('*.ts', { cwd: root })].filter((path) =>
    /\.tsx?$/.test(path),
  )
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const sheets = files
    .filter((path) => path.endsWith('.css'))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
  const modules = paths.map((path) => moduleOf(root, path, readFileSync(join(root, path), 'utf8')))
  return {
    root,
    files,
    sheets,
    modules: modules.sort((a, b) => a.path.localeCompare(b.path)),
    manifest: { scripts: {}, dependencies: {}, devDependencies: {}, ...manifest },
  }
}
