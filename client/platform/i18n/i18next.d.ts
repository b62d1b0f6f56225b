import 'i18next'
import type { nlIcebreakers } from '#core/texts/nl/chat/icebreakers.ts'
import type { nlWarnings } from '#core/texts/nl/chat/warnings.ts'
import type { nlMatchFinder } from '#core/texts/nl/discovery/match-finder.ts'
import type { nlComplaints } from '#core/texts/nl/moderation/complaints.ts'
import type { nlRulebook } from '#core/texts/nl/moderation/rulebook.ts'
import type { nlSafety } from '#core/texts/nl/moderation/safety.ts'
import type { nlCharts } from '#core/texts/nl/platform/charts.ts'
import type { nlDemo } from '#core/texts/nl/platform/demo.ts'
import type { nlDesk } from '#core/texts/nl/platform/desk.ts'
import type { nlMember } from '#core/texts/nl/platform/member.ts'
import type { nlRest } from '#core/texts/nl/platform/rest.ts'
import type { nlStart } from '#core/texts/nl/platform/start.ts'
import type { nlLanders } from '#core/texts/nl/site/landers.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation'
    returnNull: false
    resources: {
      translation: typeof nlStart & typeof nlMember & typeof nlRest & typeof nlDemo
      charts: typeof nlCharts
      icebreakers: typeof nlIcebreakers
      finder: typeof nlMatchFinder
      warnings: typeof nlWarnings
      desk: typeof nlDesk
      safety: typeof nlSafety
      rulebook: typeof nlRulebook
      landers: typeof nlLanders
      complaints: typeof nlComplaints
    }
  }
}
