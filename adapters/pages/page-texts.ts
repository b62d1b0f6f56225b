import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Language } from '#core/kernel/languages.ts'
import { baseOf } from '#core/kernel/variants.ts'
import type { PageAsked, PageTexts } from '#core/site/pages/ports.ts'
import { readMarkdown } from './markdown.ts'

/** Where the pages are that come with the product, by language. */
const SHIPPED = join(import.meta.dirname, '..', '..', 'core', 'texts')

const fileOr = async (path: string): Promise<string | null> => {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** The language that every page has. */
const MODEL: Language = 'nl'

/** What comes with the product is the same for as long as it runs. */
const shipped = new Map<string, Promise<string | null>>()
const shippedAt = (path: string) => {
  const known = shipped.get(path)
  if (known) return known
  const text = fileOr(path)
  shipped.set(path, text)
  text.catch(() => shipped.delete(path))
  return text
}

/** In the order in which they count. */
const placesOf = (own: string | null, { site, language, name }: PageAsked) => {
  const file = `${name}.md`
  const ownPlaces = own === null ? [] : [join(own, site, language, file), join(own, language, file)]
  return { own: ownPlaces, shipped: join(SHIPPED, language, 'pages', file) }
}

/**
 * Pages as files of Markdown. `own`: the operator's folder, `<site>/<language>/<name>.md` or
 * `<language>/<name>.md`, read each time, so that what is changed there shows at once; null for none.
 */
export const createPageTexts = ({ own }: { own: string | null }): PageTexts => {
  const markdown: PageTexts['markdown'] = async (asked) => {
    const places = placesOf(own, asked)
    for (const path of places.own) {
      const text = await fileOr(path)
      if (text !== null) return text
    }
    const text = await shippedAt(places.shipped)
    const base = baseOf(asked.language)
    return text === null && base ? markdown({ ...asked, language: base }) : text
  }

  return {
    markdown,
    shown: async (asked) => {
      const text = await markdown(asked)
      if (text !== null) return { language: asked.language, markdown: text }
      const model = { ...asked, language: MODEL }
      return { language: MODEL, markdown: (await markdown(model)) ?? '' }
    },
    read: readMarkdown,
  }
}
