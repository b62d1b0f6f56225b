import { useState } from 'react'
import { cameDrawn } from '#client/platform/api/first-answers.ts'

/**
 * What is known only once a page stands waits for the next page: it pushes none down. A page that
 * the server has drawn stands before anything of a device is known.
 */
export const useFromStart = (concerned: boolean, pathname: string) => {
  const [start, setStart] = useState({
    pathname,
    concerned: concerned && !cameDrawn(pathname),
  })
  if (start.pathname !== pathname) setStart({ pathname, concerned })
  return concerned && start.concerned
}
