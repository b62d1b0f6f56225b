import { useEffect, useRef } from 'react'

/** Scrolls to the top and moves the focus to the page when its step changes. */
export const useTopOfStep = (step: string) => {
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    window.scrollTo(0, 0)
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [step])
}
