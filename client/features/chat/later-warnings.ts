import { startTransition, useEffect, useState } from 'react'
import { loadTexts } from '#client/platform/i18n/i18n.ts'
import { warnings } from '#client/platform/i18n/page-texts.ts'
import type { Message } from '#core/chat/contract.ts'
import type { Found } from '#core/chat/warnings/values.ts'

/** Finds and shows what the receiver of a message does well to look at twice. */
export type Warnings = Pick<typeof import('./warnings.tsx'), 'MessageWarnings'> & {
  foundIn: (message: Message) => readonly Found[]
}

const load = async (): Promise<Warnings> => {
  const [{ MessageWarnings, createFinder }, model] = await Promise.all([
    import('./warnings.tsx'),
    import('./warning-model.ts').then(({ loadWarningModel }) => loadWarningModel()),
    loadTexts(warnings, 'warnings'),
  ])
  return { MessageWarnings, foundIn: createFinder(model) }
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
