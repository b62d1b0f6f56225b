export type TextPart = { text: string; link?: { href: string; host: string } }

const ADDRESS = /(?:https?:\/\/|www\.)[^\s<>"«»‹›„“”「」『』]+/giu
/** What ends a sentence, a quotation or an aside, and is no part of the address before it. */
const AFTER = new Set(".,;:!?…)]}'’‘。、，！？）】؟،؛")
const OPENING: Record<string, string> = { ')': '(', ']': '[', '}': '{' }

const count = (text: string, sign: string) => text.split(sign).length - 1

/** A bracket belongs to the address that opens it, as in `/wiki/A_(film)`. */
const isBalanced = (text: string, last: string) => {
  const opening = OPENING[last]
  return opening !== undefined && count(text, opening) >= count(text, last)
}

const withoutEnd = (found: string): string => {
  let written = found
  for (let last = written.at(-1); last && AFTER.has(last); last = written.at(-1)) {
    if (isBalanced(written, last)) break
    written = written.slice(0, -1)
  }
  return written
}

/** Where an address leads, its host as a machine reads it: letters that look alike are told apart. */
const linkOf = (written: string): TextPart['link'] | null => {
  const href = /^www\./iu.test(written) ? `https://${written}` : written
  if (!URL.canParse(href)) return null
  const { host, href: whole } = new URL(href)
  return host.includes('.') ? { href: whole, host } : null
}

/** The text of a message in parts, of which some are addresses; together they are the text. */
export const partsOf = (text: string): TextPart[] => {
  const parts: TextPart[] = []
  let from = 0
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const written = withoutEnd(found)
    const link = linkOf(written)
    if (!link) continue
    if (index > from) parts.push({ text: text.slice(from, index) })
    parts.push({ text: written, link })
    from = index + written.length
  }
  if (from < text.length) parts.push({ text: text.slice(from) })
  return parts
}
