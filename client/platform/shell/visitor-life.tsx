import { ForgetLike } from '#client/parts/discovery/forget-like.tsx'
import { entrySkippedAt } from '#client/parts/site/entry.ts'
import { EntryWarning } from '#client/parts/site/entry-warning.tsx'
import { useSettings } from '#client/platform/api/hooks.ts'
import { loadAllTexts } from '#client/platform/i18n/i18n.ts'
import { lazyPart } from '#client/ui/lazy-part.ts'
import type { RouteName } from '#core/site/routes.ts'

const WarningInWords = lazyPart(async () => {
  await loadAllTexts()
  return EntryWarning
})

/** The rare parts around a page for visitors; members never load them. */
export const VisitorLife = ({ route }: { route: RouteName | null }) => {
  const { enable_site_entry_popup: warns } = useSettings()
  return (
    <>
      <ForgetLike />
      {warns && entrySkippedAt() === null && <WarningInWords route={route} />}
    </>
  )
}
