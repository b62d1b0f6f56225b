import 'i18next'
import type { nl } from './nl.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation'
    returnNull: false
    resources: { translation: typeof nl }
  }
}
