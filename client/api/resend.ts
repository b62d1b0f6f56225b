import { useMutation } from '@tanstack/react-query'
import { call } from './call.ts'
import { newId } from './ids.ts'

/** Asks for the activation mail again. */
export const useResend = () =>
  useMutation({
    mutationFn: () => call('POST /api/activation.php?resend=1', { idempotencyKey: newId() }),
  })
