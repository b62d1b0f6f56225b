import * as z from 'zod/mini'
import type { LikesCursor } from '#core/discovery/ports.ts'

const shape = z.object({
  list: z.enum(['given', 'received', 'mutual']),
  isNew: z.boolean(),
  at: z.string(),
  id: z.uuid(),
})

/** The seal proves that the server wrote it. */
export const likesCursorFromWire = (plain: string): LikesCursor => shape.parse(JSON.parse(plain))

export const likesCursorToWire = (cursor: LikesCursor) => JSON.stringify(cursor)
