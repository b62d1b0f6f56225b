import { useState } from 'react'
import { newId } from '#client/platform/api/ids.ts'

/**
 * The key of an action: the same for the same content, so that trying again is not doing again;
 * a new one for other content, which is another action.
 */
export const actionKeys = () => {
  let last: { content: string; key: string } | null = null
  return (content: unknown): string => {
    const text = JSON.stringify(content)
    if (last?.content !== text) last = { content: text, key: newId() }
    return last.key
  }
}

/** The keys of the actions of one component. */
export const useActionKey = () => useState(actionKeys)[0]
