import * as z from 'zod/mini'
import type { Calls } from '../../contract/call.ts'
import { email, enteredPassword, newPassword, token } from '../../contract/fields.ts'
import { empty, id, instant, user } from '../../contract/shapes.ts'

export const passwordForm = z.object({ old_password: enteredPassword, password: newPassword })
export const newPasswordForm = z.object({ password: newPassword })
export const passwordProofForm = z.object({ password: enteredPassword })
export const resetForm = z.object({ email })
export const mailChangeForm = z.object({ email, password: enteredPassword })

/** A device on which a member is signed in; `current` is the one that asks. */
const device = z.object({
  id,
  device: z.string(),
  since: instant,
  seen: instant,
  current: z.boolean(),
})
export type Device = z.output<typeof device>

export const credentialCalls = {
  'PUT /api/password.php': {
    summary: 'Change the password, with the old one. Every other session ends.',
    audience: 'member',
    body: passwordForm,
    answer: empty,
    refusals: ['invalid', 'not_now', 'too_many_requests', 'key_reused', 'too_many_guesses'],
  },
  'POST /api/reset.php': {
    summary: 'Ask for a mail by which one chooses a new password. Answers alike for any address.',
    audience: 'anyone',
    body: resetForm,
    answer: empty,
    refusals: ['invalid', 'mailbox_full', 'too_many_requests', 'too_many_reset_mails'],
  },
  'POST /api/reset.php?check=1': {
    summary: 'Whether the link of that mail still counts. Uses nothing up.',
    audience: 'anyone',
    reads: true,
    body: z.object({ token }),
    answer: empty,
    refusals: ['link_invalid', 'email_not_found', 'too_many_requests'],
  },
  'PUT /api/reset.php': {
    summary: 'Choose a new password by the token of the mailed link. Every session ends.',
    audience: 'anyone',
    body: z.object({ token, password: newPassword }),
    answer: empty,
    refusals: [
      'invalid',
      'not_now',
      'link_invalid',
      'email_not_found',
      'too_many_requests',
      'key_reused',
    ],
  },
  'POST /api/mail-change.php': {
    summary: 'Ask to move to another address, which its owner confirms. Answers alike for any.',
    audience: 'member',
    body: mailChangeForm,
    answer: empty,
    refusals: [
      'invalid',
      'not_now',
      'email_changed_recently',
      'mailbox_full',
      'too_many_mails',
      'too_many_requests',
      'key_reused',
      'too_many_guesses',
    ],
  },
  'POST /api/mail-change.php?resend=1': {
    summary: 'Send the mail to the new address again.',
    audience: 'member',
    answer: empty,
    refusals: ['not_now', 'mailbox_full', 'too_many_mails'],
  },
  'DELETE /api/mail-change.php': {
    summary: 'Keep the old address.',
    audience: 'member',
    answer: empty,
    refusals: [],
  },
  'PUT /api/mail-change.php': {
    summary:
      'Confirm the new address by the token of the mailed link; on a device that is not logged in to the account with its password. Logs in where no address was confirmed before.',
    audience: 'anyone',
    body: z.object({ token, password: z.optional(enteredPassword) }),
    answer: z.object({ user: z.nullable(user) }),
    refusals: [
      'invalid',
      'not_now',
      'already_changed',
      'link_invalid',
      'email_not_found',
      'password_needed',
      'account_suspended',
      'too_many_requests',
      'key_reused',
      'too_many_guesses',
    ],
  },
  'PUT /api/mail-change.php?undo=1': {
    summary:
      'Take the old address back by the token of the mail to it. Every session ends, and the password counts no more.',
    audience: 'anyone',
    body: z.object({ token }),
    answer: empty,
    refusals: ['not_now', 'link_invalid', 'email_not_found', 'too_many_requests', 'key_reused'],
  },
  'GET /api/devices.php': {
    summary: 'The devices on which one is signed in, the one in use last first.',
    audience: 'member',
    answer: z.object({ devices: z.array(device) }),
    refusals: [],
  },
  'DELETE /api/devices.php': {
    summary: 'Sign one of them out.',
    audience: 'member',
    body: z.object({ id }),
    answer: empty,
    refusals: ['invalid', 'not_found'],
  },
  'DELETE /api/devices.php?others=1': {
    summary: 'Sign all of them out but the one that asks.',
    audience: 'member',
    answer: empty,
    refusals: [],
  },
} as const satisfies Calls
