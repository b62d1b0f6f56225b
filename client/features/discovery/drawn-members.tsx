import { Fragment } from 'react'
import { MemberCard } from '#client/parts/discovery/member-card.tsx'
import { useSettings } from '#client/platform/api/hooks.ts'
import { paths } from '#client/platform/paths.ts'
import { CardGrid } from '#client/ui/card-grid.tsx'
import { Page } from '#client/ui/page.tsx'
import type { Answer } from '#core/contract/contract.ts'
import { CAM_TILE_AFTER } from '#core/site/cam-tile.ts'
import { CamTile } from './cam-tile.tsx'
import { LikeHeart } from './like-button.tsx'
import { FIRST_ROW, MembersHead } from './members-head.tsx'
import { ReportDots } from './report-dots.tsx'

/** Of so many the pictures are fetched before the program is there. */
const PICTURES = 12

/** The members as the server draws them, whatever the width of the window: the grid has it find out. */
export const DrawnMembers = ({ found }: { found: Answer<'GET /api/members.php'> }) => {
  const hasTile = useSettings().cam_tile !== undefined
  return (
    <Page width="grid">
      <MembersHead real={found.total} fictional={found.total_fictional} />
      <CardGrid>
        {found.profiles.map((member, index) => (
          <Fragment key={member.id}>
            <li>
              <MemberCard
                member={member}
                to={paths.member(member.id)}
                eager={index < FIRST_ROW}
                later={index >= PICTURES}
                action={<LikeHeart member={member} />}
                corner={<ReportDots member={member} />}
              />
            </li>
            {hasTile && index + 1 === CAM_TILE_AFTER && (
              <li>
                <CamTile />
              </li>
            )}
          </Fragment>
        ))}
      </CardGrid>
    </Page>
  )
}
