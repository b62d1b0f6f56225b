import { useEffect, useState } from 'react'

/** So long a page has stood when what nobody waits for is fetched: first of all it answers. */
const LEISURE_MS = 2_000

/** Does once what can wait; whoever leaves before is spared it. */
export const useAtLeisure = (act: () => void) => {
  useEffect(() => {
    const timer = setTimeout(act, LEISURE_MS)
    return () => clearTimeout(timer)
  }, [act])
}

/** Whether a page has stood for a while. */
export const useIsLater = (): boolean => {
  const [isLater, setLater] = useState(false)
  const [later] = useState(() => () => setLater(true))
  useAtLeisure(later)
  return isLater
}
