import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { everyNode, type Node, parse, textOf } from '../architecture/syntax.ts'
import { type Said, saidIn, textsFolder } from './said.ts'

const house = join(textsFolder, '..', '..')

/** Values are keys too, of several words as "one night stand". */
const KEY = /^[\w -]+(\.[\w -]+)*$/
/** A key with holes says at least one name whole: `interest.*`, `*.description`. */
const HOLED = /^([\w-]+\.[\w.* -]*|\*(\.[\w-]+)+)$/

/** `${key}Text` */
const ENDING = /^\*[A-Z][A-Za-z]*$/

/** What code asks for: keys, keys with holes (`interest.${name}`), and names of what it holds. */
export type Asked = {
  keys: Set<string>
  holed: Map<string, RegExp>
  /** What is put behind a whole key. */
  endings: Set<string>
  names: Set<string>
}

const partsOf = ({ quasis }: Node) =>
  (quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked)

const noteHoled = (node: Node, { holed, endings }: Asked) => {
  const key = partsOf(node).join('*')
  if (ENDING.test(key)) endings.add(key.slice(1))
  if (!key.includes('*') || !HOLED.test(key)) return
  const pattern = key.replaceAll('.', '\\.').replaceAll('*', '[\\w -]+')
  holed.set(key, new RegExp(`^${pattern}$`))
}

const note = (node: Node, asked: Asked) => {
  const said = textOf(node)
  if (said !== undefined && KEY.test(said)) asked.keys.add(said)
  if (node.type === 'TemplateLiteral') noteHoled(node, asked)
  const { type, property, key } = node as Node & { property?: Node; key?: Node }
  const name = type === 'MemberExpression' ? property : type === 'Property' ? key : undefined
  if (name?.type === 'Identifier') asked.names.add(String(name.name))
}

export const askedBy = (files: readonly { path: string; text: string }[]): Asked => {
  const asked: Asked = { keys: new Set(), holed: new Map(), endings: new Set(), names: new Set() }
  for (const { path, text } of files)
    for (const node of everyNode(parse(path, text).program)) note(node, asked)
  return asked
}

const codeIn = (folders: readonly string[]) =>
  folders
    .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: house }))
    .filter((path) => !path.startsWith('core/texts/'))
    .map((path) => ({ path, text: readFileSync(join(house, path), 'utf8') }))

/** Where the texts of a gathering file come from: "account/mails.ts". */
const gatheredBy = (file: string) =>
  [...readFileSync(join(textsFolder, 'nl', file), 'utf8').matchAll(/from '\.{1,2}\/(.*)'/g)].map(
    ([, path = '']) => (path.includes('/') ? path : `platform/${path}`),
  )

/** What is held as an object and read by the names of its parts, as letters and files are. */
const heldIn = () => {
  const files = new Set([
    ...gatheredBy('platform/server.ts'),
    ...gatheredBy('platform/demo-pages.ts'),
    'moderation/templates.ts',
  ])
  const isShared = ({ file, key }: Said) =>
    file === 'moderation/desk-cases.ts' && key.startsWith('words.')
  return (said: Said) => files.has(said.file) || isShared(said)
}

const isReadByName = (key: string, { names, keys }: Asked) =>
  key.split('.').every((name) => /^\d+$/.test(name) || names.has(name) || keys.has(name))

const isAskedFor = (key: string, { keys, holed, endings }: Asked) =>
  keys.has(key) ||
  [...holed.values()].some((pattern) => pattern.test(key)) ||
  [...endings].some((end) => key.endsWith(end) && keys.has(key.slice(0, -end.length)))

/** Texts that nothing asks for, one line each. */
export const unusedOf = (said: readonly Said[], screens: Asked, all: Asked) => {
  const isHeld = heldIn()
  const left = said.filter((one) => {
    if (one.file.endsWith('.md')) return false
    const key = one.key.replace(/_(one|few|many|other)$/, '')
    return !isAskedFor(key, screens) && !(isHeld(one) && isReadByName(key, all))
  })
  return left.map(({ file, key }) => `${file} ${key}: nothing asks for it`)
}

/** The same of all that is said in Dutch, which every other language follows key by key. */
export const unusedTexts = () => {
  const screens = codeIn(['client', 'core', 'server/site'])
  const rest = codeIn(['server', 'adapters'])
  return unusedOf(saidIn('nl'), askedBy(screens), askedBy([...screens, ...rest]))
}
