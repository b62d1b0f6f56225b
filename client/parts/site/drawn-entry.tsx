import { preload } from 'react-dom'
import { KEPT_AS, UNDERAGE } from './entry.ts'
import { EntryDialog } from './entry-dialog.tsx'

/**
 * As the server draws it at the end of a page: closed, until its own small script, a file of this
 * path, has asked the device (NAV-16). That is fetched first of all and runs as soon as the page is
 * read, so that hardly anybody sees the page before it.
 */
export const DrawnEntry = ({ age, script }: { age: number; script: string }) => {
  preload(script, { as: 'script', fetchPriority: 'high' })
  return (
    <>
      <EntryDialog age={age} data-kept-as={KEPT_AS} data-underage={UNDERAGE} />
      <script src={script} />
    </>
  )
}
