import { partsOf, type TextPart } from './links.ts'
import type { Passage } from './warnings/values.ts'

/** Some of a text that is marked as a whole, or not at all. */
export type MarkedRun = { marked: boolean; parts: TextPart[] }

type Placed = { part: TextPart; from: number; to: number }

const placed = (text: string): Placed[] => {
  let at = 0
  return partsOf(text).map((part) => {
    const from = at
    at += part.text.length
    return { part, from, to: at }
  })
}

/** An address is marked whole, wherever in it a passage begins or ends. */
const wholeLinks = ({ from, to }: Passage, links: readonly Placed[]): Passage => {
  const touched = links.filter((link) => link.from < to && from < link.to)
  return {
    from: Math.min(from, ...touched.map((link) => link.from)),
    to: Math.max(to, ...touched.map((link) => link.to)),
  }
}

const slice = ({ part, from, to }: Placed, start: number, end: number): TextPart[] => {
  if (part.link) return from >= start && to <= end ? [part] : []
  const text = part.text.slice(Math.max(0, start - from), Math.max(0, end - from))
  return text === '' ? [] : [{ text }]
}

/** The text of a message in runs, with these passages marked; together they are the text. */
export const markedRuns = (text: string, passages: readonly Passage[]): MarkedRun[] => {
  const all = placed(text)
  const links = all.filter(({ part }) => part.link)
  const runs: MarkedRun[] = []
  const add = (start: number, end: number, marked: boolean) => {
    const parts = all.flatMap((one) => slice(one, start, end))
    if (parts.length > 0) runs.push({ marked, parts })
  }
  let done = 0
  const sorted = passages.map((one) => wholeLinks(one, links)).sort((a, b) => a.from - b.from)
  for (const { from, to } of sorted) {
    const start = Math.max(done, from)
    if (start >= to) continue
    add(done, start, false)
    add(start, to, true)
    done = to
  }
  add(done, text.length, false)
  return runs
}
