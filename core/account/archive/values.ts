/** The parts of a member's archive, each a file of JSON: all that the site holds on them (ACC-19). */
export const archiveParts = [
  'account',
  'profile',
  'photos',
  'likes',
  'finder',
  'blocked',
  'conversations',
  'messages',
  'credits',
  'payments',
  'discounts',
  'consents',
  'devices',
  'history',
] as const
export type ArchivePart = (typeof archiveParts)[number]

/** A row of a part, as JSON writes it; its names are those of the archive's files. */
export type ArchiveRow = Record<string, unknown>

/** A photo of the member's own: `name` is that of its file in the library. */
export type ArchivedPhoto = { id: string; name: string }
