import { useUser } from '#client/platform/api/hooks.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { type NamePart, namePartsOf } from '#core/discovery/saved-searches/names.ts'
import type { Saved } from './use-saved-searches.ts'

/** Each text takes what it needs of these. */
const nothing = { min: '', max: '', city: '', distance: '', region: '' }

/** What a saved search is called: as its member named it, or by its wishes. */
export const useSearchName = () => {
  const { t } = useTranslation()
  const unsaid = useUser()?.seeks ?? 'any'
  const wordsOf = (piece: NamePart) => {
    if (piece.part === 'more') return t('saved.part.more', { count: piece.count })
    return t(`saved.part.${piece.part}`, { ...nothing, ...piece })
  }
  return ({ name, wishes }: Pick<Saved, 'name' | 'wishes'>) =>
    name ?? namePartsOf(wishes, unsaid).map(wordsOf).join(' ')
}
