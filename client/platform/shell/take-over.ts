import { flushSync } from 'react-dom'

/** Where somebody is on the page: the names that an element has before and after the program came. */
const nameOf = (element: Element | null): string | null => {
  for (const name of ['id', 'href', 'popovertarget', 'aria-label']) {
    const value = element?.getAttribute(name)
    if (value) return `[${name}="${CSS.escape(value)}"]`
  }
  return null
}

const standing = (root: Element, name: string | null) =>
  name === null ? null : root.querySelector<HTMLElement>(name)

/**
 * Puts the page of the program in place of the drawn one, in one step: a menu that somebody has
 * opened stays open, and the keyboard stays where it was.
 */
export const takeOver = (root: Element, show: () => void) => {
  const menu = nameOf(root.querySelector('[popover]:popover-open'))
  const held = nameOf(root.contains(document.activeElement) ? document.activeElement : null)
  flushSync(show)
  standing(root, menu)?.showPopover()
  standing(root, held)?.focus({ preventScroll: true })
}
