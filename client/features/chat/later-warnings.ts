import { loadTexts } from '#client/platform/i18n/i18n.ts'
import { warnings } from '#client/platform/i18n/page-texts.ts'
import { lazyPart } from '#client/ui/lazy-part.ts'

/** What a message asks for is looked at once the conversation itself is there. */
export const MessageWarnings = lazyPart(async () => {
  const [part] = await Promise.all([import('./warnings.tsx'), loadTexts(warnings, 'warnings')])
  return part.MessageWarnings
})
