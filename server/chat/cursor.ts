import * as z from 'zod/mini'
import type { ChatCursor } from '#core/chat/ports.ts'
import { id } from '#core/contract/shapes.ts'

const instant = z.iso.datetime()

/** It holds nothing that its reader has not been shown. */
export const chatCursorToWire = ({ lastAt, id }: ChatCursor): string =>
  `${lastAt.toISOString()}_${id}`

/** Null where it is none of ours. */
export const chatCursorFromWire = (text: string): ChatCursor | null => {
  const [at, conversation] = text.split('_')
  const isOurs = instant.safeParse(at).success && id.safeParse(conversation).success
  return isOurs && at && conversation ? { lastAt: new Date(at), id: conversation } : null
}
