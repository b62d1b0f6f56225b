import type { Language } from '#core/kernel/languages.ts'
import type { nlIcebreakers } from '#core/texts/nl/chat/icebreakers.ts'
import type { nlWarnings } from '#core/texts/nl/chat/warnings.ts'
import type { nlMatchFinder } from '#core/texts/nl/discovery/match-finder.ts'
import type { nlComplaints } from '#core/texts/nl/moderation/complaints.ts'
import type { ModerationMails } from '#core/texts/nl/moderation/mails.ts'
import type { nlRulebook } from '#core/texts/nl/moderation/rulebook.ts'
import type { nlSafety } from '#core/texts/nl/moderation/safety.ts'
import type { FactTemplates } from '#core/texts/nl/moderation/templates.ts'
import type { nlCharts } from '#core/texts/nl/platform/charts.ts'
import type { nlDemo } from '#core/texts/nl/platform/demo.ts'
import type { nlDesk } from '#core/texts/nl/platform/desk.ts'
import type { Loaders } from './languages.ts'

/** What comes with one page alone: apart, so that no other page knows how to load it. */
export const charts: Loaders<typeof nlCharts> = {
  nl: async () => (await import('#core/texts/nl/platform/charts.ts')).nlCharts,
  en: async () => (await import('#core/texts/en/platform/charts.ts')).enCharts,
}

export const demo: Loaders<typeof nlDemo> = {
  nl: async () => (await import('#core/texts/nl/platform/demo.ts')).nlDemo,
  en: async () => (await import('#core/texts/en/platform/demo.ts')).enDemo,
}

export const icebreakers: Loaders<typeof nlIcebreakers> = {
  nl: async () => (await import('#core/texts/nl/chat/icebreakers.ts')).nlIcebreakers,
  en: async () => (await import('#core/texts/en/chat/icebreakers.ts')).enIcebreakers,
}

export const finder: Loaders<typeof nlMatchFinder> = {
  nl: async () => (await import('#core/texts/nl/discovery/match-finder.ts')).nlMatchFinder,
  en: async () => (await import('#core/texts/en/discovery/match-finder.ts')).enMatchFinder,
}

export const warnings: Loaders<typeof nlWarnings> = {
  nl: async () => (await import('#core/texts/nl/chat/warnings.ts')).nlWarnings,
  en: async () => (await import('#core/texts/en/chat/warnings.ts')).enWarnings,
}

export const safety: Loaders<typeof nlSafety> = {
  nl: async () => (await import('#core/texts/nl/moderation/safety.ts')).nlSafety,
  en: async () => (await import('#core/texts/en/moderation/safety.ts')).enSafety,
}

export const desk: Loaders<typeof nlDesk> = {
  nl: async () => (await import('#core/texts/nl/platform/desk.ts')).nlDesk,
  en: async () => (await import('#core/texts/en/platform/desk.ts')).enDesk,
}

export const rulebook: Loaders<typeof nlRulebook> = {
  nl: async () => (await import('#core/texts/nl/moderation/rulebook.ts')).nlRulebook,
  en: async () => (await import('#core/texts/en/moderation/rulebook.ts')).enRulebook,
}

/** What a member reads of a decision, in their language and not in that of who decides. */
export const letters: Record<
  Language,
  () => Promise<{ mails: ModerationMails; facts: FactTemplates }>
> = {
  nl: async () => ({
    mails: (await import('#core/texts/nl/moderation/mails.ts')).nlModerationMails,
    facts: (await import('#core/texts/nl/moderation/templates.ts')).nlFactTemplates,
  }),
  en: async () => ({
    mails: (await import('#core/texts/en/moderation/mails.ts')).enModerationMails,
    facts: (await import('#core/texts/en/moderation/templates.ts')).enFactTemplates,
  }),
}

export const complaints: Loaders<typeof nlComplaints> = {
  nl: async () => (await import('#core/texts/nl/moderation/complaints.ts')).nlComplaints,
  en: async () => (await import('#core/texts/en/moderation/complaints.ts')).enComplaints,
}
