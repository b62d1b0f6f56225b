import type { Ignorer } from '@stryker-mutator/api/ignore'
import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin'

/** As much of a node of the syntax tree as is looked at; Stryker gives its paths no type. */
type Node = { type: string; name?: string; key?: Node; properties?: Node[] }

const nodeOf = (path: object) => (path as { node: Node }).node
const isWords = ({ properties = [] }: Node) =>
  properties.length === 2 && properties.every(({ key }) => key?.name === 'nl' || key?.name === 'en')

/** What no behaviour hangs on: words for people, the carriers of types, errors for programmers. */
const ignorer: Ignorer = {
  shouldIgnore: (path) => {
    const node = nodeOf(path)
    if (isWords(node)) return 'Words are held by machines.spec.ts.'
    if (node.key?.name === 'types') return 'The types of a chart are gone when it runs.'
    if (node.type === 'ThrowStatement') return 'An error for programmers.'
    return undefined
  },
}

export const strykerPlugins = [declareValuePlugin(PluginKind.Ignore, 'not-behaviour', ignorer)]
