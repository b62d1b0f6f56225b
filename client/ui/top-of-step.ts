import { useEffect, useRef } from 'react'

/** A new step on one page begins at its top, for eyes and for a screen reader. */
export const useTopOfStep = (step: string) => {
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    window.scrollTo(0, 0)
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [step])
}
