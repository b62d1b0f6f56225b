import { useRef } from 'react'
import { newId } from '#client/api/ids.ts'

/**
 * The key of an action: the same for the same content, so that trying again is not doing again;
 * a new one for other content, which is another action.
 */
export const useActionKey = () => {
  const last = useRef<{ content: string; key: string } | null>(null)
  return (content: unknown): string => {
    const text = JSON.stringify(content)
    if (last.current?.content !== text) last.current = { content: text, key: newId() }
    return last.current.key
  }
}
