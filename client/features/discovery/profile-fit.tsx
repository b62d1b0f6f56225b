import { Suspense } from 'react'
import { loadTexts } from '#client/platform/i18n/i18n.ts'
import { finder } from '#client/platform/i18n/page-texts.ts'
import { emptyOnFailure } from '#client/ui/lazy-part.ts'
import { preloadable } from '#client/ui/preloadable.ts'
import type { Answer } from '#core/contract/contract.ts'

const Fit = preloadable(
  emptyOnFailure(async () => {
    const [part] = await Promise.all([
      import('./match-finder/fit.tsx'),
      loadTexts(finder, 'finder'),
    ])
    return part.Fit
  }),
)

/** Fetched before the page stands, so that nothing below it moves. */
export const loadFit = () => Fit.load()

type Props = { profile: Answer<'GET /api/member.php'>['profile'] }

/** What one has in common with this member; for a visitor, and without answers, there is nothing. */
export const ProfileFit = ({ profile }: Props) =>
  profile.fit ? (
    <Suspense>
      <Fit member={profile} fit={profile.fit} />
    </Suspense>
  ) : null
