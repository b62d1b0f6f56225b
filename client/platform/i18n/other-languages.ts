import type { Language } from '#core/kernel/languages.ts'
import { baseOf, over } from '#core/kernel/variants.ts'

type Texts = Record<string, object>
type Found = Record<string, () => Promise<Texts>>

/** What is loaded by its own name, in every language that has it. */
const found = {
  start: import.meta.glob(['../../../core/texts/*/platform/start.ts', '!**/nl/**']) as Found,
  member: import.meta.glob(['../../../core/texts/*/platform/member.ts', '!**/nl/**']) as Found,
  rest: import.meta.glob(['../../../core/texts/*/platform/rest.ts', '!**/nl/**']) as Found,
  charts: import.meta.glob(['../../../core/texts/*/platform/charts.ts', '!**/nl/**']) as Found,
  demo: import.meta.glob(['../../../core/texts/*/platform/demo.ts', '!**/nl/**']) as Found,
  desk: import.meta.glob(['../../../core/texts/*/platform/desk.ts', '!**/nl/**']) as Found,
  icebreakers: import.meta.glob([
    '../../../core/texts/*/chat/icebreakers.ts',
    '!**/nl/**',
  ]) as Found,
  warnings: import.meta.glob(['../../../core/texts/*/chat/warnings.ts', '!**/nl/**']) as Found,
  finder: import.meta.glob([
    '../../../core/texts/*/discovery/match-finder.ts',
    '!**/nl/**',
  ]) as Found,
  safety: import.meta.glob(['../../../core/texts/*/moderation/safety.ts', '!**/nl/**']) as Found,
  rulebook: import.meta.glob([
    '../../../core/texts/*/moderation/rulebook.ts',
    '!**/nl/**',
  ]) as Found,
  complaints: import.meta.glob([
    '../../../core/texts/*/moderation/complaints.ts',
    '!**/nl/**',
  ]) as Found,
  moderationMails: import.meta.glob([
    '../../../core/texts/*/moderation/mails.ts',
    '!**/nl/**',
  ]) as Found,
  templates: import.meta.glob([
    '../../../core/texts/*/moderation/templates.ts',
    '!**/nl/**',
  ]) as Found,
}
export type PageTexts = keyof typeof found

/** What a language has under a name: the only export of its file; null where it has none. */
const fileIn = async (files: Found, language: Language) => {
  const of = Object.entries(files).find(([path]) => path.includes(`/texts/${language}/`))?.[1]
  return of ? (Object.values(await of())[0] ?? null) : null
}

/**
 * A variant has its own words over those of its base. English stands in where a language leaves
 * something out: charts and what a demo says.
 */
const wordsIn = async (files: Found, language: Language): Promise<object | null> => {
  const base = baseOf(language)
  if (!base) return (await fileIn(files, language)) ?? fileIn(files, 'en')
  const [all, own] = await Promise.all([wordsIn(files, base), fileIn(files, language)])
  return all && over(all, own ?? {})
}

/** The worker keeps what is said in this language, so that the app opens in it without a connection. */
const keepOnDevice = async (language: Language) => {
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage({ keep: 'texts', language })
}

/** The texts of this name in a language that is not Dutch. */
export const textsIn = async (name: PageTexts, language: Language): Promise<object> => {
  const texts = await wordsIn(found[name], language)
  if (!texts) throw new Error(`There are no texts "${name}" in ${language}`)
  if (name === 'start' && 'serviceWorker' in navigator) void keepOnDevice(language)
  return texts
}
