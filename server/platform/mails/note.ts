import type { Note } from '#core/texts/nl/platform/mails.ts'
import type { Block, Letter } from './layout.ts'
import { footerOf, type MailContext, type namesFor, paragraphs } from './templates.ts'

type Names = ReturnType<typeof namesFor>

/** A letter of a few lines and one button, which leads to `path` of the site. */
export const noteLetter = <M extends Names>(
  to: MailContext,
  texts: Note<M>,
  { names, path }: { names: M; path: string },
) => {
  const rest: Block[] = texts.rest ? [{ text: texts.rest(names) }] : []
  return {
    subject: texts.subject(names),
    heading: texts.heading(names),
    blocks: [
      ...paragraphs(texts.body(names)),
      { button: texts.button, url: `${to.publicUrl}${path}` },
      ...rest,
    ],
    footer: footerOf(to),
  } satisfies Letter
}
