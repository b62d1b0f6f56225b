/** Markup that is safe to show: the only way to make it from text is to escape it. */
export type Html = { markup: string }
type Value = Html | readonly Html[] | string | number

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text as it may stand in HTML, between tags and in quoted attributes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)

const shown = (value: Value): string => {
  if (typeof value === 'number') return String(value)
  if (typeof value === 'string') return escapeHtml(value)
  return 'markup' in value ? value.markup : value.map(shown).join('')
}

/** A template whose values are escaped, unless they are markup themselves. */
export const html = (strings: TemplateStringsArray, ...values: Value[]): Html => ({
  markup: String.raw({ raw: strings }, ...values.map(shown)),
})
