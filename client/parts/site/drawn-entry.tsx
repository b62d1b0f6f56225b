import { KEPT_AS, UNDERAGE } from './entry.ts'
import { EntryDialog } from './entry-dialog.tsx'

/**
 * As the server draws it, first of all: closed, until its own small script, a file of this path, has
 * asked the device (NAV-16). So nobody sees the page before it, and who closed it sees nothing of it.
 */
export const DrawnEntry = ({ age, script }: { age: number; script: string }) => (
  <>
    <EntryDialog age={age} data-kept-as={KEPT_AS} data-underage={UNDERAGE} />
    <script src={script} />
  </>
)
