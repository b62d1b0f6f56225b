import { readdirSync, readFileSync } from 'node:fs'
import { type WarningKind, warningKinds } from '../../core/chat/warnings/values.ts'

/** A line of a file of messages; `README.md` of this folder says what each field is. */
type Line = {
  id: string
  lang: string
  text: string
  reasons?: string[]
  style?: string
  passage?: string
}
export type LabelledMessage = {
  id: string
  language: string
  text: string
  kinds: WarningKind[]
  style: string
  passage: string
  /** The batch that it is in: all messages of a batch are by one writer. */
  batch: string
}

const KINDS: Record<string, WarningKind> = { bank: 'bank_account', move: 'elsewhere' }

const kindOf = (reason: string): WarningKind => {
  const kind = KINDS[reason] ?? warningKinds.find((known) => known === reason)
  if (!kind) throw new Error(`${reason} is no kind of warning`)
  return kind
}

const isLine = (value: unknown): value is Line =>
  typeof value === 'object' && value !== null && 'id' in value && 'lang' in value && 'text' in value

const readLine = (json: string, batch: string): LabelledMessage => {
  const line: unknown = JSON.parse(json)
  if (!isLine(line)) throw new Error(`Not a message: ${json}`)
  return {
    id: line.id,
    language: line.lang,
    text: line.text,
    kinds: (line.reasons ?? []).map(kindOf),
    style: line.style ?? '',
    passage: line.passage ?? '',
    batch,
  }
}

/** `s1` to `s6` and `h1` to `h6` are by one writer. */
const batchOf = (name: string): string =>
  name.replace(/[sh][1-6]\.jsonl|-[sh]\.jsonl|\.jsonl/, '') || '1-6'

const readFolder = (folder: 'corpus' | 'tests'): LabelledMessage[] => {
  const url = new URL(`./${folder}/`, import.meta.url)
  return readdirSync(url)
    .filter((name) => name.endsWith('.jsonl'))
    .sort()
    .flatMap((name) =>
      readFileSync(new URL(name, url), 'utf8')
        .trimEnd()
        .split('\n')
        .map((json) => readLine(json, /^[sh]7/.test(name) ? '7' : batchOf(name))),
    )
}

/** The messages that the model is trained by. */
export const readCorpus = (): LabelledMessage[] => readFolder('corpus')

/** The messages that the model is measured by and never trained by. */
export const readTests = (): LabelledMessage[] => readFolder('tests')
