import * as z from 'zod/mini'
import type { Calls } from '#core/contract/call.ts'
import { empty } from '#core/contract/shapes.ts'
import { isTimeZone } from './quiet-hours.ts'
import { lockScreens } from './values.ts'

const timeZone = z.string('required').check(z.refine(isTimeZone, 'field_invalid'))
const clock = z.string('required').check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'field_invalid'))

/** Quiet hours without a length are none, and are refused. */
const quiet = z
  .object({ from: clock, to: clock })
  .check(z.refine(({ from, to }) => from !== to, 'field_invalid'))

const pushChoices = z.object({
  time_zone: timeZone,
  quiet: z.nullable(quiet),
  lock_screen: z.enum(lockScreens, 'field_invalid'),
})

export const sendingCalls = {
  'GET /api/push-choices.php': {
    summary: 'When nothing may sound, by which clock, and what may stand on a locked screen.',
    audience: 'member',
    answer: pushChoices,
    refusals: [],
  },
  'PUT /api/push-choices.php': {
    summary: 'Change one or more of these.',
    audience: 'member',
    body: z.partial(pushChoices),
    answer: pushChoices,
    refusals: ['invalid'],
  },
  'POST /api/page-shown.php': {
    summary: 'A page is before the eyes of its member, or no more: nothing is pushed meanwhile.',
    audience: 'member',
    body: z.object({ shown: z.boolean() }),
    answer: empty,
    refusals: ['invalid'],
  },
} as const satisfies Calls
