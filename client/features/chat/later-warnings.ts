import { startTransition, useEffect, useState } from 'react'
import { loadTexts } from '#client/platform/i18n/i18n.ts'
import { warnings } from '#client/platform/i18n/page-texts.ts'

/** What finds and shows what the receiver of a message does well to look at twice. */
export type Warnings = typeof import('./warnings.tsx')

const load = async (): Promise<Warnings> => {
  const [part] = await Promise.all([import('./warnings.tsx'), loadTexts(warnings, 'warnings')])
  return part
}

/** Null until the conversation itself stands; without them it goes on. */
export const useWarnings = (stands: boolean): Warnings | null => {
  const [part, setPart] = useState<Warnings | null>(null)
  useEffect(() => {
    if (!stands) return
    let isHere = true
    const show = (loaded: Warnings) => isHere && startTransition(() => setPart(loaded))
    load().then(show, () => undefined)
    return () => {
      isHere = false
    }
  }, [stands])
  return part
}
