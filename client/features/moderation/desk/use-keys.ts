import { use, useEffectEvent, useLayoutEffect } from 'react'
import { KeysContext } from '#client/parts/moderation/key-cap.tsx'

/** What each key does; by `KeyboardEvent.key`. */
export type Keys = Record<string, (() => void) | undefined>

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.matches(
    'textarea, select, [contenteditable], input:not([type="radio"], [type="checkbox"])',
  )

/** What the browser itself does with Enter and Space where the focus is. */
const isPressable = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('a[href], button, summary, input')

const leave = (target: EventTarget | null) => {
  if (target instanceof HTMLElement) target.blur()
}

/**
 * Keys that act on the page as a whole. They are silent while one types, where Escape leaves the
 * field, and below an open dialog; Enter on a link or a button is that link's or button's own.
 */
export const useKeys = (keys: Keys) => {
  const areOn = use(KeysContext)
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event
    if (event.defaultPrevented || event.repeat || event.metaKey || event.ctrlKey || event.altKey)
      return
    if (document.querySelector('dialog[open]')) return
    if (isTyping(target)) {
      if (key === 'Escape') leave(target)
      return
    }
    if (key === 'Enter' && isPressable(target)) return
    const act = keys[key]
    if (!act) return
    event.preventDefault()
    act()
  })
  // A key that is pressed as soon as the page is seen is heard.
  useLayoutEffect(() => {
    if (!areOn) return
    const heard = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', heard)
    return () => document.removeEventListener('keydown', heard)
  }, [areOn])
}
