import type { Language } from '#core/kernel/languages.ts'

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

/** English where a language leaves something out: charts and what a demo says. */
const fileIn = (files: Found, language: Language) => {
  const of = (name: string) =>
    Object.entries(files).find(([path]) => path.includes(`/texts/${name}/`))?.[1]
  return of(language) ?? of('en')
}

/** The worker keeps what is said in this language, so that the app opens in it without a connection. */
const keepOnDevice = async (language: Language) => {
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage({ keep: 'texts', language })
}

/** The texts of this name in a language that is not Dutch. A file says one thing: its only export. */
export const textsIn = async (name: PageTexts, language: Language): Promise<object> => {
  const [texts] = Object.values((await fileIn(found[name], language)?.()) ?? {})
  if (!texts) throw new Error(`There are no texts "${name}" in ${language}`)
  if (name === 'start' && 'serviceWorker' in navigator) void keepOnDevice(language)
  return texts
}
