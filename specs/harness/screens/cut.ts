import type { Page } from 'playwright'

/**
 * Up to ten texts that cannot be read whole where they stand: what hides what does not fit is too
 * narrow or too low for them. On a card a name may end in dots, of a list its first line may be all that
 * is shown, and what is there for the ear alone is not seen.
 */
export const cutTexts = (page: Page) =>
  page.evaluate(() => {
    const HIDES = /hidden|clip/
    const ownText = (element: Element) =>
      [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      )
    const isSeen = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest('.visually-hidden, [aria-hidden="true"]') &&
      !(element.closest('article') && getComputedStyle(element).textOverflow === 'ellipsis') &&
      element.getBoundingClientRect().width > 1
    const isCutIn = (box: Element, text: DOMRect) => {
      const { overflowX, overflowY } = getComputedStyle(box)
      const { left, right, top, bottom } = box.getBoundingClientRect()
      // A box of one dot holds what is there for the ear alone.
      if (right - left <= 1) return false
      const isNarrow = HIDES.test(overflowX) && (text.right > right + 1 || text.left < left - 1)
      const isLow = HIDES.test(overflowY) && (text.bottom > bottom + 2 || text.top < top - 2)
      return isNarrow || isLow
    }
    const boxesOf = function* (element: Element) {
      for (let up: Element | null = element; up && up !== document.body; up = up.parentElement) {
        // What moves by itself shows the rest in time.
        if (/auto|scroll/.test(getComputedStyle(up).overflow)) return
        yield up
      }
    }
    const isOnNextLine = (element: Element, text: DOMRect) => {
      const list = element.closest('ul')
      if (!list || !HIDES.test(getComputedStyle(list).overflowY)) return false
      return text.top >= list.getBoundingClientRect().bottom
    }
    const textOf = (element: Element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return range.getBoundingClientRect()
    }
    return [...document.querySelectorAll('body *')]
      .filter((element) => ownText(element) && isSeen(element))
      .filter((element) => {
        const text = textOf(element)
        if (isOnNextLine(element, text)) return false
        return [...boxesOf(element)].some((box) => isCutIn(box, text))
      })
      .slice(0, 10)
      .map((element) => `${element.outerHTML.slice(0, 160)} in ${element.parentElement?.className}`)
  })
