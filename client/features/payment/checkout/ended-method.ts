import { Refused } from '#client/platform/api/call-errors.ts'
import { methodWithin } from '#client/platform/i18n/method-name.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'

/** Says which method an order was refused for and which methods there are; null for other errors. */
export const useEndedMethodText = () => {
  const texts = useTranslation()
  const { t, i18n } = texts
  return (error: unknown): string | null => {
    if (!(error instanceof Refused) || error.refusal.error !== 'method_ended') return null
    const { method: ended, methods = [] } = error.refusal
    if (!ended || methods.length === 0) return t('refusal.method_ended')
    const method = methodWithin(texts, ended)
    const names = methods.map((name) => methodWithin(texts, name))
    const list = new Intl.ListFormat(i18n.language, { type: 'disjunction' }).format(names)
    return t('shop.methodsInstead', { method, methods: list })
  }
}
