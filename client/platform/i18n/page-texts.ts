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
import { loaderOf } from './languages.ts'

/** What comes with one page alone: apart, so that no other page knows how to load it. */
export const charts = loaderOf<typeof nlCharts>(
  'charts',
  async () => (await import('#core/texts/nl/platform/charts.ts')).nlCharts,
)

export const demo = loaderOf<typeof nlDemo>(
  'demo',
  async () => (await import('#core/texts/nl/platform/demo.ts')).nlDemo,
)

export const icebreakers = loaderOf<typeof nlIcebreakers>(
  'icebreakers',
  async () => (await import('#core/texts/nl/chat/icebreakers.ts')).nlIcebreakers,
)

export const finder = loaderOf<typeof nlMatchFinder>(
  'finder',
  async () => (await import('#core/texts/nl/discovery/match-finder.ts')).nlMatchFinder,
)

export const warnings = loaderOf<typeof nlWarnings>(
  'warnings',
  async () => (await import('#core/texts/nl/chat/warnings.ts')).nlWarnings,
)

export const safety = loaderOf<typeof nlSafety>(
  'safety',
  async () => (await import('#core/texts/nl/moderation/safety.ts')).nlSafety,
)

export const desk = loaderOf<typeof nlDesk>(
  'desk',
  async () => (await import('#core/texts/nl/platform/desk.ts')).nlDesk,
)

export const rulebook = loaderOf<typeof nlRulebook>(
  'rulebook',
  async () => (await import('#core/texts/nl/moderation/rulebook.ts')).nlRulebook,
)

export const complaints = loaderOf<typeof nlComplaints>(
  'complaints',
  async () => (await import('#core/texts/nl/moderation/complaints.ts')).nlComplaints,
)

const mailsIn = loaderOf<ModerationMails>(
  'moderationMails',
  async () => (await import('#core/texts/nl/moderation/mails.ts')).nlModerationMails,
)
const factsIn = loaderOf<FactTemplates>(
  'templates',
  async () => (await import('#core/texts/nl/moderation/templates.ts')).nlFactTemplates,
)

/** What a member reads of a decision, in their language and not in that of who decides. */
export const letters = async (language: Language) => {
  const [mails, facts] = await Promise.all([mailsIn(language), factsIn(language)])
  return { mails: mails as ModerationMails, facts: facts as FactTemplates }
}
