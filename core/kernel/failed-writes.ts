/** Where the server writes what members send. */
export const writeTargets = ['database', 'photos'] as const
export type WriteTarget = (typeof writeTargets)[number]

/** By the SQLSTATE of Postgres or the code of the operating system. */
const REASONS: Record<string, string> = {
  '25006': 'accepts only reads',
  EROFS: 'accepts only reads',
  '53100': 'no space left',
  EDQUOT: 'no space left',
  ENOSPC: 'no space left',
  '58030': 'input or output error',
  EIO: 'input or output error',
}

/** Why the storage refuses a write, without any text of the error; null for any other error. */
export const reasonOfFailedWrite = (error: unknown): string | null => {
  const code = (error as { code?: unknown } | null)?.code
  return typeof code === 'string' ? (REASONS[code] ?? null) : null
}

/** Adapters report each error here; errors that are not about storage are ignored. */
export type FailedWrites = {
  note(target: WriteTarget, error: unknown): void
  /** Why a recent write failed; null where none did. */
  recentReason(target: WriteTarget): string | null
  /** Since the server started. */
  counts(): Record<WriteTarget, number>
}
