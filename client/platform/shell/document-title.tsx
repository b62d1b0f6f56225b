import { useEffect } from 'react'

/**
 * The page comes with a title of its own, which React would leave in place beside another. It is
 * there again once this one is gone: what a member is told does not stay behind them.
 */
export const DocumentTitle = ({ text }: { text: string }) => {
  useEffect(() => {
    const before = document.title
    document.title = text
    return () => {
      document.title = before
    }
  }, [text])
  return null
}
