import { useEffect } from 'react'

/** The page comes with a title of its own, which React would leave in place beside another. */
export const DocumentTitle = ({ text }: { text: string }) => {
  useEffect(() => {
    document.title = text
  }, [text])
  return null
}
