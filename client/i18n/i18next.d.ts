import 'i18next'
import type { nlCharts } from './nl/charts.ts'
import type { nl } from './nl.ts'
import type { nlRest } from './nl-rest.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation'
    returnNull: false
    resources: { translation: typeof nl & typeof nlRest; charts: typeof nlCharts }
  }
}
