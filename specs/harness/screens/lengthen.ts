import type { Page } from 'playwright'

/** Each text 40% longer, as a language that nobody has added yet may be. */
export const lengthen = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const kept = window as unknown as { grownTexts?: Set<string> }
    const grownTexts = kept.grownTexts ?? new Set<string>()
    kept.grownTexts = grownTexts
    const longer = (word: string) => word + word.slice(0, Math.ceil(word.length * 0.4))
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (node.parentElement?.closest('script, style, template')) continue
      const said = node.nodeValue ?? ''
      if (grownTexts.has(said)) continue
      const grown = said.replace(/\p{L}{3,}/gu, (word) => (word.length > 12 ? word : longer(word)))
      if (grown !== said) node.nodeValue = grown
      grownTexts.add(grown)
    }
  })
