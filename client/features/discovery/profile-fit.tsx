import { Suspense } from 'react'
import { loadTexts } from '#client/platform/i18n/i18n.ts'
import { finder } from '#client/platform/i18n/page-texts.ts'
import { lazyPart } from '#client/ui/lazy-part.ts'
import type { Answer } from '#core/contract/contract.ts'

const Fit = lazyPart(async () => {
  const [{ Fit }] = await Promise.all([
    import('./match-finder/fit.tsx'),
    loadTexts(finder, 'finder'),
  ])
  return Fit
})

type Props = { profile: Answer<'GET /api/member.php'>['profile'] }

/** What one has in common with this member; for a visitor, and without answers, there is nothing. */
export const ProfileFit = ({ profile }: Props) =>
  profile.fit ? (
    <Suspense>
      <Fit member={profile} fit={profile.fit} />
    </Suspense>
  ) : null
