import type { i18n as Texts } from 'i18next'
import { createContext, use, useCallback, useMemo, useSyncExternalStore } from 'react'
import { i18n } from './i18n.ts'

type Namespace =
  | 'translation'
  | 'charts'
  | 'icebreakers'
  | 'finder'
  | 'warnings'
  | 'desk'
  | 'safety'
  | 'rulebook'
  | 'landers'
  | 'complaints'

/** A browser speaks one language at a time; what the server draws, it draws in that of its reader. */
export const TextsContext = createContext<Texts>(i18n)

/** The words of the language that is spoken, and again when another one is chosen. */
export const useTranslation = <N extends Namespace = 'translation'>(namespace?: N) => {
  const texts = use(TextsContext)
  const listen = useCallback(
    (listener: () => void) => {
      texts.on('languageChanged', listener)
      return () => texts.off('languageChanged', listener)
    },
    [texts],
  )
  const languageOf = () => texts.language
  const language = useSyncExternalStore(listen, languageOf, languageOf)
  const t = useMemo(
    () => texts.getFixedT<N>(language, (namespace ?? 'translation') as N),
    [texts, language, namespace],
  )
  return { t, i18n: texts }
}
