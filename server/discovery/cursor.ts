import * as z from 'zod/mini'
import { count, id } from '#core/contract/shapes.ts'
import type { SearchCursor } from '#core/discovery/cursor.ts'

const day = z.pipe(
  z.string(),
  z.pipe(
    z.transform((text: string) => new Date(text)),
    z.date(),
  ),
)
const begun = { id, total: count, totalFictional: count }
const place = { pictured: z.boolean(), hour: count }

const cursor = z.discriminatedUnion('sort', [
  z.object({ sort: z.literal('active'), ...place, ...begun }),
  z.object({ sort: z.literal('distance'), band: count, ...place, ...begun }),
  z.object({ sort: z.literal('newest'), joinedAt: day, ...begun }),
])

/** As text that nobody needs to read. It holds nothing that its reader has not been shown. */
export const cursorToWire = (at: SearchCursor): string =>
  Buffer.from(JSON.stringify(at)).toString('base64url')

/** Null where it is none of ours. */
export const cursorFromWire = (text: string): SearchCursor | null => {
  try {
    const parsed = cursor.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString()))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}
