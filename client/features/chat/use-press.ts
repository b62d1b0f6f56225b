import { type MouseEvent, type PointerEvent, useRef } from 'react'
import type { Message } from '#core/chat/contract.ts'
import { useMessageActions } from './message-actions.tsx'

const LONG_MS = 500
/** A finger that moves further is scrolling. */
const STILL_PX = 10

/** Ignores the click of the finger that opened the menu, which would press a button in it. */
const ignoreLifting = () => {
  const ignored = new AbortController()
  const { signal } = ignored
  const ignore = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
  }
  window.addEventListener('click', ignore, { capture: true, signal })
  const lifted = () => setTimeout(() => ignored.abort())
  for (const name of ['pointerup', 'pointercancel'] as const) {
    window.addEventListener(name, lifted, { capture: true, signal })
  }
}

/** A long touch and a right click open the menu of a message, and a double one gives a heart. */
export const usePress = (message: Message) => {
  const { openMenu, toggleHeart } = useMessageActions()
  const press = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number } | null>(null)
  const stop = () => {
    clearTimeout(press.current?.timer)
    press.current = null
  }
  if (message.state === 'removed') return {}
  return {
    onPointerDown: ({ pointerType, clientX: x, clientY: y }: PointerEvent) => {
      stop()
      if (pointerType !== 'touch') return
      const open = () => {
        ignoreLifting()
        openMenu(message)
      }
      press.current = { timer: setTimeout(open, LONG_MS), x, y }
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const from = press.current
      if (from && Math.hypot(clientX - from.x, clientY - from.y) > STILL_PX) stop()
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    /** Who has selected words wants what the browser offers for these. */
    onContextMenu: (event: MouseEvent) => {
      stop()
      if (window.getSelection()?.isCollapsed === false) return
      event.preventDefault()
      openMenu(message)
    },
    onDoubleClick: () => {
      window.getSelection()?.removeAllRanges()
      toggleHeart(message)
    },
  }
}
