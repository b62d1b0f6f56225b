import * as z from 'zod/mini'
import type { Calls } from '#core/contract/call.ts'
import { email } from '#core/contract/fields.ts'
import { id, instant } from '#core/contract/shapes.ts'
import { isReadableLine } from '#core/normalisation/readable-line.ts'
import { normalizeText } from '#core/normalisation/text.ts'
import { AVOIDED_NOTE_MAX } from './rules.ts'

const avoided = z.object({
  addresses: z.array(
    z.object({
      id,
      /** What the member wrote to know it by; the address itself is not kept. */
      note: z.string(),
      at: instant,
    }),
  ),
})
const note = z.string('required').check(
  z.overwrite(normalizeText),
  z.maxLength(AVOIDED_NOTE_MAX, 'text_too_long'),
  z.refine((line) => line === '' || isReadableLine(line), 'name_characters'),
)

export const avoidedForm = z.object({ email, note: z.optional(note) })

export const avoidedCalls = {
  'GET /api/avoided.php': {
    summary: 'The addresses that the member avoids, by their notes.',
    audience: 'member',
    answer: avoided,
    refusals: [],
  },
  'POST /api/avoided.php': {
    summary: 'Name an address to which the member is never shown, whoever has it, now or later.',
    audience: 'member',
    body: avoidedForm,
    answer: avoided,
    refusals: ['invalid', 'avoided_full'],
  },
  'DELETE /api/avoided.php': {
    summary: 'Avoid an address no longer.',
    audience: 'member',
    body: z.object({ id }),
    answer: avoided,
    refusals: ['invalid'],
  },
} as const satisfies Calls
