import { lexer, type Token, type Tokens } from 'marked'
import { PageFault } from '#core/site/pages/ports.ts'
import {
  type Block,
  type Clause,
  type Line,
  type PageText,
  pageText,
  type Words,
} from '#core/site/pages/views.ts'

const HEAD = /^---\n([\s\S]*?)\n---\n/
const HEADING = /^(.*\S)\s*\{#([a-z][a-z0-9-]*)\}$/
const LINK = /^(\/|https:|mailto:|tel:)/

const fault = (what: string) => new PageFault(what)

/** The lines `name: value` between two rules at the top. */
const headOf = (markdown: string) => {
  const [whole = '', lines = ''] = HEAD.exec(markdown) ?? []
  if (whole === '') throw fault('begins with a head between lines of ---')
  const named = lines.split('\n').flatMap((line) => {
    const [, name = '', value = ''] = /^(\w+):\s*(.*\S)\s*$/.exec(line) ?? []
    return name ? [[name, value] as const] : []
  })
  return { head: Object.fromEntries(named), body: markdown.slice(whole.length) }
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }
const plain = (text: string) =>
  text.replaceAll(/&(amp|lt|gt|quot|#39);/g, (whole, name: string) => ENTITIES[name] ?? whole)

const textIn = (tokens: readonly Token[] | undefined): string =>
  (tokens ?? []).map((token) => ('tokens' in token ? textIn(token.tokens) : token.raw)).join('')

const wordsOf = (token: Token): Words[] => {
  switch (token.type) {
    case 'text':
      return 'tokens' in token && token.tokens
        ? lineOf(token.tokens)
        : [{ text: plain((token as Tokens.Text).text) }]
    case 'escape':
      return [{ text: plain((token as Tokens.Escape).text) }]
    case 'strong':
      return lineOf(token.tokens).map((words) => ({ ...words, strong: true }))
    case 'br':
      return [{ text: ' ' }]
    case 'link': {
      const { href } = token as Tokens.Link
      if (!LINK.test(href)) throw fault(`links to ${href}`)
      return [
        {
          text: lineOf(token.tokens)
            .map(({ text }) => text)
            .join(''),
          href,
        },
      ]
    }
    default:
      throw fault(`has ${token.type} in a line: ${token.raw.slice(0, 40)}`)
  }
}

/** What stands beside one another and differs in nothing is one. */
const joined = (line: Line): Line => {
  const apart: Line = []
  for (const words of line) {
    const last = apart.at(-1)
    const isSame = last && !last.href && !words.href && last.strong === words.strong
    if (isSame) last.text += words.text
    else apart.push({ ...words })
  }
  return apart
}

const lineOf = (tokens: readonly Token[] | undefined): Line =>
  joined(
    (tokens ?? []).flatMap(wordsOf).map((words) => ({
      ...words,
      text: words.text.replaceAll(/\s+/g, ' '),
    })),
  )

const itemOf = ({ tokens }: Tokens.ListItem): Line =>
  lineOf(tokens.flatMap((token) => ('tokens' in token && token.tokens ? token.tokens : [token])))

const blockOf = (token: Token): Block[] => {
  switch (token.type) {
    case 'space':
      return []
    case 'paragraph':
      return [{ kind: 'paragraph', line: lineOf(token.tokens) }]
    case 'list': {
      const { ordered, items } = token as Tokens.List
      return [{ kind: 'list', ordered, items: items.map(itemOf) }]
    }
    case 'table': {
      const { header, rows } = token as Tokens.Table
      const cells = (row: Tokens.TableCell[]) => row.map(({ tokens }) => lineOf(tokens))
      return [{ kind: 'table', head: cells(header), rows: rows.map(cells) }]
    }
    default:
      throw fault(`has ${token.type}: ${token.raw.slice(0, 40)}`)
  }
}

const clauseOf = (heading: Token, tokens: readonly Token[]): Clause => {
  const [, title = '', id = ''] = HEADING.exec((heading as Tokens.Heading).text) ?? []
  if (!id) throw fault(`has a heading without its place {#...}: ${heading.raw.trim()}`)
  const [first, ...rest] = tokens.filter(({ type }) => type !== 'space')
  const isSummed = first?.type === 'blockquote'
  const summary = isSummed
    ? lineOf(
        (first as Tokens.Blockquote).tokens.flatMap((inner) =>
          'tokens' in inner ? (inner.tokens ?? []) : [],
        ),
      )
    : null
  const blocks = (isSummed || !first ? rest : [first, ...rest]).flatMap(blockOf)
  return { id, title: plain(title), summary, blocks }
}

/** The headings of the second level part a page; before the first of them stands nothing. */
const clausesOf = (tokens: readonly Token[]): Clause[] => {
  const isHeading = (token: Token) => token.type === 'heading'
  const starts = tokens.flatMap((token, at) => (isHeading(token) ? [at] : []))
  const before = tokens.slice(0, starts[0] ?? tokens.length)
  if (textIn(before).trim()) throw fault('says something before its first heading')
  return starts.map((start, nth) => {
    const heading = tokens[start] as Tokens.Heading
    if (heading.depth !== 2)
      throw fault(`has a heading that is none of the second level: ${heading.raw.trim()}`)
    return clauseOf(heading, tokens.slice(start + 1, starts[nth + 1] ?? tokens.length))
  })
}

/**
 * A page as its Markdown says it: a head with `title`, `lead`, `version` (a day) and `numbered`
 * (yes or no), then headings `## Title {#place}`, each with a quotation as its summary where it has
 * one, and paragraphs, lists and tables below. Throws `PageFault` for all else.
 */
export const readMarkdown = (markdown: string): PageText => {
  const { head, body } = headOf(markdown.replaceAll('\r\n', '\n'))
  const read = pageText.safeParse({
    title: head.title,
    lead: head.lead,
    version: head.version,
    numbered: head.numbered === 'yes',
    clauses: clausesOf(lexer(body)),
  })
  if (!read.success) {
    throw fault(`has no right ${read.error.issues.map(({ path }) => path.join('.')).join(', ')}`)
  }
  return read.data
}
