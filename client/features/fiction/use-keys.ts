import { useLayoutEffect, useRef } from 'react'

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input, textarea, select, button, a')

/** What a single key does, while nobody types and nothing else is asked of it. */
export const useKeys = (keys: Record<string, () => void>) => {
  const now = useRef(keys)
  now.current = keys
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      const act = now.current[event.key]
      const isOwn = event.key !== 'Escape' && isTyping(event.target)
      const isWalk = event.target instanceof HTMLAnchorElement && /^[jk]$/.test(event.key)
      if (!act || (isOwn && !isWalk)) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
