import * as z from 'zod/mini'
import { id, instant } from '#core/contract/shapes.ts'
import type { DeskPlace, QueuedCase } from '#core/moderation/ports.ts'
import { urgencies } from '#core/moderation/values.ts'

/** The place of the last case of a page; undefined where a cursor is none of ours. */
export const placeCursor = {
  write: (last: QueuedCase | undefined): string | null =>
    last ? `${last.urgency}_${last.openedAt.toISOString()}_${last.id}` : null,
  read: (text: string | undefined): DeskPlace | null | undefined => {
    if (text === undefined) return null
    const [level, at, of] = text.split('_')
    const urgency = urgencies.find((one) => `${one}` === level)
    const isOurs = instant.safeParse(at).success && id.safeParse(of).success
    if (urgency === undefined || !isOurs || !at || !of) return undefined
    return { urgency, at: new Date(at), id: of }
  },
}

const number = z.string().check(z.regex(/^[1-9]\d{0,17}$/))

/** The number of the last act of a page; undefined where it is none. */
export const logCursor = (text: string | undefined): string | null | undefined => {
  if (text === undefined) return null
  return number.safeParse(text).success ? text : undefined
}
