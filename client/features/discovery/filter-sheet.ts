import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useNavigate } from '#client/platform/router/hooks.ts'

const OPEN = { sheet: 'filters' } as const

const isOpenIn = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'sheet' in state && state.sheet === OPEN.sheet

/**
 * The sheet with all filters is an entry of the history, so that Back closes it. What was chosen in
 * it stays chosen, whichever way it is closed.
 */
export const useFilterSheet = () => {
  const navigate = useNavigate()
  const { search, state } = useLocation()
  const isOpen = isOpenIn(state)
  const chosen = useRef<string | null>(null)
  useEffect(() => {
    if (isOpen) {
      chosen.current = search
      return
    }
    const kept = chosen.current
    chosen.current = null
    if (kept === null || kept === search) return
    void navigate({ search: kept }, { replace: true, preventScrollReset: true })
  }, [isOpen, search, navigate])
  return {
    isOpen,
    open: () => void navigate({ search }, { state: OPEN, preventScrollReset: true }),
    close: () => void navigate(-1),
  }
}
