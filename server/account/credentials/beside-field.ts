import type { CredentialsWritten } from '#core/account/credentials/ports.ts'
import { type Refused, refuseFields } from '#server/platform/http/refusals.ts'

/** A password that was changed while it was looked at is told beside its field. */
export const asFieldError = (
  wrote: CredentialsWritten,
  field: string,
): CredentialsWritten | Refused =>
  !wrote.written && wrote.why === 'password_wrong'
    ? refuseFields({ [field]: 'password_wrong' })
    : wrote
