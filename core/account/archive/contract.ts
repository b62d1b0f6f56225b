import * as z from 'zod/mini'
import type { Calls } from '../../contract/call.ts'
import { enteredPassword } from '../../contract/fields.ts'
import { empty } from '../../contract/shapes.ts'

export const ARCHIVE_TYPE = 'application/zip'

export const archiveForm = z.object({ password: enteredPassword })

export const dataCalls = {
  'POST /api/data.php': {
    summary: 'All that the site holds on the member, as one archive. It asks the password again.',
    audience: 'member',
    body: archiveForm,
    download: ARCHIVE_TYPE,
    answer: empty,
    refusals: ['invalid', 'too_many_requests', 'too_many_guesses'],
  },
} as const satisfies Calls
