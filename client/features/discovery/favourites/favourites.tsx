import { useSuspenseQuery } from '@tanstack/react-query'
import { favouritesQuery } from '#client/parts/discovery/meeting-queries.ts'
import { MemberCard } from '#client/parts/discovery/member-card.tsx'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths.ts'
import { Link } from '#client/platform/router/link.tsx'
import { Button } from '#client/ui/button.tsx'
import { CardGrid } from '#client/ui/card-grid.tsx'
import { Empty } from '#client/ui/states.tsx'
import over from '../like-button.module.css'
import { ReportDots } from '../report-dots.tsx'
import { KeepButton } from './keep-button.tsx'

/** Whom the member keeps, the latest first. */
export const Favourites = () => {
  const { t } = useTranslation()
  const members = useSuspenseQuery(favouritesQuery).data
  if (members.length === 0) {
    return (
      <Empty title={t('likes.noFavourites')} text={t('likes.noFavouritesText')} place="dusk">
        <Button component={Link} to={paths.members()}>
          {t('likes.look')}
        </Button>
      </Empty>
    )
  }
  return (
    <CardGrid>
      {members.map((member) => (
        <li key={member.id}>
          <MemberCard
            member={member}
            to={paths.likedMember(member.id)}
            action={<KeepButton member={member} className={over.heart} />}
            corner={<ReportDots member={member} />}
          />
        </li>
      ))}
    </CardGrid>
  )
}
