import { useState } from 'react'

/** What is known only once a page stands waits for the next page: it pushes none down. */
export const useFromStart = (concerned: boolean, pathname: string) => {
  const [start, setStart] = useState({ pathname, concerned })
  if (start.pathname !== pathname) setStart({ pathname, concerned })
  return concerned && start.concerned
}
