import 'i18next'
import type { nlCharts } from '../../../core/texts/nl/platform/charts.ts'
import type { nl } from '../../../core/texts/nl/platform/frame.ts'
import type { nlRest } from '../../../core/texts/nl/platform/rest.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation'
    returnNull: false
    resources: { translation: typeof nl & typeof nlRest; charts: typeof nlCharts }
  }
}
