import { useMutation } from '@tanstack/react-query'
import { call } from '#client/platform/api/call.ts'
import { newId } from '#client/platform/api/ids.ts'
import type { User } from '#core/contract/shapes.ts'

/** Asks again for the mail that confirms an address: the new one, where one has been asked for. */
export const useResend = ({ email_pending: pending }: Pick<User, 'email_pending'> = {}) =>
  useMutation({
    mutationFn: () =>
      pending === undefined
        ? call('POST /api/activation.php?resend=1', { idempotencyKey: newId() })
        : call('POST /api/mail-change.php?resend=1'),
  })
