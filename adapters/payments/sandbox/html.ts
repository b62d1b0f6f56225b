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

const shown = (value: Value): string => {
  if (typeof value === 'number') return String(value)
  if (typeof value === 'string') return value.replace(/[&<>"']/g, (sign) => entities[sign] ?? '')
  return 'markup' in value ? value.markup : value.map(shown).join('')
}

/** A template whose values are escaped, unless they are markup themselves. */
export const html = (strings: TemplateStringsArray, ...values: Value[]): Html => ({
  markup: String.raw({ raw: strings }, ...values.map(shown)),
})
