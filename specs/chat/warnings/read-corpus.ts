import { readFileSync } from 'node:fs'
import { type WarningKind, warningKinds } from '#core/chat/warnings/values.ts'

const linesOf = (name: string): string[] =>
  readFileSync(new URL(`./${name}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')

/** Messages that ask for something, each below the heading of its kind. */
export const readAsking = (name: 'train' | 'held-out'): { kind: WarningKind; text: string }[] => {
  let kind: WarningKind | undefined
  return linesOf(name).flatMap((line) => {
    if (line.startsWith('# ')) {
      kind = warningKinds.find((known) => known === line.slice(2))
      return []
    }
    if (!kind) throw new Error(`${line} stands below no kind`)
    return [{ kind, text: line }]
  })
}

export const readHarmless = (): string[] => linesOf('harmless')
