import * as z from 'zod/mini'
import type { Calls } from '#core/contract/call.ts'
import { email } from '#core/contract/fields.ts'
import { optionalText, text } from '#core/contract/shapes.ts'
import { REPORT_WORDS_MAX, reasonsFor } from '../rules.ts'
import { type ComplaintSubject, complaintSubjects, reportReasons } from '../values.ts'

/** UTF-16 units of where it is, and of who says so. */
const PLACE_MAX = 500
const NAME_MAX = 80

const optional = (max: number) => z._default(optionalText(max), '')

/** For which reasons something on the site can be reported by anybody. */
export const noticeReasons = reasonsFor('notice')

/** What the form for everybody needs, by what it is about (article 16 of the DSA). */
export const neededFor = ({
  about,
  reason,
}: {
  about: ComplaintSubject
  reason: string | null
}) => {
  const isContent = about === 'content'
  const isOfChild = isContent && reason === 'child_abuse'
  return {
    place: isContent,
    reason: isContent,
    /** Nobody has to say who they are where it concerns children. */
    name: isContent && !isOfChild,
    mail: !isOfChild,
    good_faith: isContent,
  }
}

const fields = z.object({
  about: z.enum(complaintSubjects),
  /** A page of this site, or in words where one found it. */
  place: optional(PLACE_MAX),
  /** Of something on the site; null of what the site does and of payments. */
  reason: z._default(z.nullable(z.enum(reportReasons)), null),
  words: text(REPORT_WORDS_MAX),
  name: optional(NAME_MAX),
  /** Empty where nobody wants an answer. */
  mail: z._default(z.union([z.literal(''), email], 'email_invalid'), ''),
  good_faith: z._default(z.boolean(), false),
})
export type Complaint = z.output<typeof fields>

/** The form for everybody: what is missing is said at its field, all at once. */
export const complaintForm = fields.check(({ value, issues }) => {
  const needed = neededFor(value)
  for (const field of ['place', 'reason', 'name', 'mail', 'good_faith'] as const) {
    if (!needed[field] || value[field]) continue
    issues.push({ code: 'custom', path: [field], message: 'required', input: value[field] })
  }
  if (needed.reason && value.reason && !noticeReasons.includes(value.reason)) {
    issues.push({ code: 'custom', path: ['reason'], message: 'field_invalid', input: value.reason })
  }
})

export const noticeCalls = {
  'POST /api/complaint.php': {
    summary:
      'Report something on the site, or complain of it or of a payment, without an account; answered by mail.',
    audience: 'anyone',
    body: complaintForm,
    answer: z.object({ number: z.string() }),
    refusals: ['invalid', 'key_reused', 'mailbox_full', 'too_many_requests'],
  },
} as const satisfies Calls
