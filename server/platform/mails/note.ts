import type { Note } from '#core/texts/nl/platform/mails.ts'
import type { Block, Letter } from './layout.ts'
import { footerOf, type named, paragraphs, type To } from './templates.ts'

type Who = ReturnType<typeof named>

/** A letter of a few lines and one button, which leads to `path` of the site. */
export const noteLetter = <M extends Who>(
  to: To,
  texts: Note<M>,
  { who, path }: { who: M; path: string },
) => {
  const rest: Block[] = texts.rest ? [{ text: texts.rest(who) }] : []
  return {
    subject: texts.subject(who),
    heading: texts.heading(who),
    blocks: [
      ...paragraphs(texts.body(who)),
      { button: texts.button, url: `${to.publicUrl}${path}` },
      ...rest,
    ],
    footer: footerOf(to),
  } satisfies Letter
}
