import * as z from 'zod/mini'
import type { Calls } from '#core/contract/call.ts'
import { languages } from '#core/kernel/languages.ts'
import { pageNames } from './values.ts'
import { page } from './views.ts'

export const pagesCalls = {
  'GET /api/page.php': {
    summary: 'A page of words: terms, privacy, cookies, returning, questions, service.',
    audience: 'anyone',
    query: z.object({ name: z.enum(pageNames), language: z.enum(languages) }),
    answer: page,
    refusals: [],
  },
} as const satisfies Calls
