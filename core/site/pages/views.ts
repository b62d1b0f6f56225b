import * as z from 'zod/mini'
import { languages } from '#core/kernel/languages.ts'
import { pageNames } from './values.ts'

/** Words of one kind, in a line: what is stressed, and what leads somewhere. */
const words = z.object({
  text: z.string(),
  strong: z.optional(z.boolean()),
  /** A path of this site, or an address that begins with `https:`, `mailto:` or `tel:`. */
  href: z.optional(z.string()),
})
const line = z.array(words)

const block = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('paragraph'), line }),
  z.object({ kind: z.literal('list'), ordered: z.boolean(), items: z.array(line) }),
  z.object({ kind: z.literal('table'), head: z.array(line), rows: z.array(z.array(line)) }),
])

/** A part of a page with its heading; `id` is its place in the address, the same in each language. */
const clause = z.object({
  id: z.string(),
  title: z.string(),
  /** What it comes to, in a sentence or two. */
  summary: z.nullable(line),
  blocks: z.array(block),
})

export const pageText = z.object({
  title: z.string(),
  lead: z.string(),
  /** Since when it says this: the day of its version, `YYYY-MM-DD`. */
  version: z.iso.date(),
  /** Its paragraphs have numbers, to be named by. */
  numbered: z.boolean(),
  clauses: z.array(clause),
})

export const page = z.extend(pageText, {
  name: z.enum(pageNames),
  language: z.enum(languages),
  /** Since when it counts, as ISO 8601. */
  valid_from: z.iso.datetime(),
})

export type Words = z.output<typeof words>
export type Line = z.output<typeof line>
export type Block = z.output<typeof block>
export type Clause = z.output<typeof clause>
export type PageText = z.output<typeof pageText>
export type StaticPage = z.output<typeof page>
