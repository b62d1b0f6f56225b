import * as z from 'zod/mini'
import { interests } from '#core/discovery/values.ts'
import { companyInfo, settings } from '#core/site/views.ts'
import type { Calls } from '../contract/call.ts'
import { id } from '../contract/shapes.ts'
import { REPORT_MAX_BYTES, reportTypes } from './browser-reports.ts'

/**
 * A page's own query may hold anything, and no link keeps somebody from the site: what counts of
 * it is read where every request is read, and here nothing is left of it.
 */
const whatever = z.optional(
  z.pipe(
    z.unknown(),
    z.transform((): undefined => undefined),
  ),
)

/** The request's host, and of the page's own query what the settings depend on (section 7). */
const settingsQuery = z.object({
  domain: whatever,
  country: whatever,
  network: whatever,
  ref: whatever,
  sub1: whatever,
  sub2: whatever,
  sub3: whatever,
})

export const siteCalls = {
  'GET /api/settings.php': {
    summary: 'The settings of the site that this host is.',
    audience: 'anyone',
    query: settingsQuery,
    answer: settings,
    refusals: [],
  },
  'GET /api/companyinfo.php': {
    summary: 'The company behind the site.',
    audience: 'anyone',
    answer: companyInfo,
    refusals: [],
  },
  'GET /api/interests.php': {
    summary: 'The interests a profile may name.',
    audience: 'anyone',
    answer: z.object({ interests: z.array(z.enum(interests)) }),
    refusals: [],
  },
  'POST /api/browser-report.php': {
    summary:
      'A browser reports what a policy of the site has blocked. It is counted, and not kept.',
    audience: 'anyone',
    reads: true,
    report: { types: reportTypes, maxBytes: REPORT_MAX_BYTES },
    answer: z.object({}),
    refusals: ['invalid', 'too_large', 'too_many_requests'],
  },
  'GET /api/regions.php': {
    summary: 'The regions of each country of the site.',
    audience: 'anyone',
    answer: z.object({ regions: z.record(z.string(), z.array(z.string())) }),
    refusals: [],
  },
  'GET /api/events.php': {
    summary: 'Live hints of what to ask for anew; they carry no content.',
    audience: 'member',
    stream: true,
    answer: z.object({
      about: z.enum([
        'album',
        'chats',
        'likes',
        'member',
        'payment',
        'safety',
        'saved',
        'typing',
        'user',
      ]),
      id: z.optional(id),
      /** The call of this member that caused it, as its `x-call` named it. */
      by: z.optional(id),
    }),
    refusals: [],
  },
} as const satisfies Calls
