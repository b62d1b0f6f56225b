import { findWarnings } from '../../core/chat/warnings/find.ts'
import type { WarningModel } from '../../core/chat/warnings/model.ts'
import { type Found, warningKinds } from '../../core/chat/warnings/values.ts'
import type { LabelledMessage } from './corpus.ts'

/** Of `all` messages so many were found; `named` of them by a kind that they have. */
export type Share = { found: number; named: number; all: number }
export type Measured = {
  suspicious: Share
  /** Harmless messages that were warned of, and all harmless ones. */
  harmless: { warned: number; all: number }
  byKind: Record<string, Share>
  byLanguage: Record<string, Share>
  byStyle: Record<string, Share>
}

/** The warnings that overlap the passage of a message. */
const hitsOf = (message: LabelledMessage, found: readonly Found[]): Found[] => {
  const from = message.text.indexOf(message.passage)
  const to = from + message.passage.length
  return found.filter((one) => one.from < to && from < one.to)
}

type Result = { message: LabelledMessage; isFound: boolean; isNamed: boolean }

const shareOf = (results: readonly Result[]): Share => ({
  found: results.filter(({ isFound }) => isFound).length,
  named: results.filter(({ isNamed }) => isNamed).length,
  all: results.length,
})

const sharesBy = (results: readonly Result[], keysOf: (message: LabelledMessage) => string[]) => {
  const keys = new Set(results.flatMap(({ message }) => keysOf(message)))
  return Object.fromEntries(
    [...keys]
      .sort()
      .map((key) => [key, shareOf(results.filter(({ message }) => keysOf(message).includes(key)))]),
  )
}

/** How many of some messages a model warns of, rightly and wrongly. */
export const measure = (model: WarningModel, messages: readonly LabelledMessage[]): Measured => {
  const suspicious = messages.filter(({ kinds }) => kinds.length > 0)
  const harmless = messages.filter(({ kinds }) => kinds.length === 0)
  const results = suspicious.map((message): Result => {
    const hits = hitsOf(message, findWarnings(model, message.text))
    const isNamed = hits.some(({ kind }) => message.kinds.includes(kind))
    return { message, isFound: hits.length > 0, isNamed }
  })
  const warned = harmless.filter(({ text }) => findWarnings(model, text).length > 0)
  return {
    suspicious: shareOf(results),
    harmless: { warned: warned.length, all: harmless.length },
    byKind: sharesBy(results, ({ kinds }) => kinds),
    byLanguage: sharesBy(results, ({ language }) => [language]),
    byStyle: sharesBy(results, ({ style }) => [style]),
  }
}

const rowOf = (name: string, { found, named, all }: Share): string =>
  `${name.padEnd(14)}${String(found).padStart(4)} of ${String(all).padStart(3)}  ${String(Math.round((100 * found) / all)).padStart(3)}%  named rightly ${named}`

/** The result as lines for a terminal. */
export const tableOf = ({ suspicious, harmless, ...groups }: Measured): string[] => [
  rowOf('all', suspicious),
  `harmless      ${String(harmless.warned).padStart(4)} of ${String(harmless.all).padStart(3)}  ${((100 * harmless.warned) / harmless.all).toFixed(1)}%`,
  ...warningKinds.flatMap((kind) =>
    groups.byKind[kind] ? [rowOf(kind, groups.byKind[kind])] : [],
  ),
  ...Object.entries(groups.byLanguage).map(([language, share]) => rowOf(language, share)),
  ...Object.entries(groups.byStyle).map(([style, share]) => rowOf(style, share)),
]
