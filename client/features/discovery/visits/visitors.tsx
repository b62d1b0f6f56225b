import { useSuspenseQuery } from '@tanstack/react-query'
import { visitorsQuery } from '#client/parts/discovery/meeting-queries.ts'
import { MemberCard } from '#client/parts/discovery/member-card.tsx'
import { useFormat } from '#client/platform/i18n/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths.ts'
import { Link } from '#client/platform/router/link.tsx'
import { Button } from '#client/ui/button.tsx'
import { CardGrid } from '#client/ui/card-grid.tsx'
import { Empty } from '#client/ui/states.tsx'
import { LikeHeart } from '../like-button.tsx'
import { ReportDots } from '../report-dots.tsx'
import styles from './visitors.module.css'

/** Today by the hour, before that by the day. */
const useWhen = () => {
  const { time, day, daysAgo } = useFormat()
  return (at: string) => (daysAgo(at) === 0 ? time(at) : day(at))
}

const Unseen = () => {
  const { t } = useTranslation()
  return (
    <Empty title={t('likes.unseen')} text={t('likes.unseenText')} place="dusk">
      <Button component={Link} to={paths.settings()} variant="default">
        {t('likes.unseenChange')}
      </Button>
    </Empty>
  )
}

/** Who looked at the member's profile, the latest first. */
export const Visitors = () => {
  const { t } = useTranslation()
  const when = useWhen()
  const { visitors, unseen } = useSuspenseQuery(visitorsQuery).data
  if (unseen) return <Unseen />
  if (visitors.length === 0) {
    return (
      <Empty title={t('likes.noVisitors')} text={t('likes.noVisitorsText')} place="dusk">
        <Button component={Link} to={paths.members()}>
          {t('likes.look')}
        </Button>
      </Empty>
    )
  }
  return (
    <CardGrid>
      {visitors.map((member) => (
        <li key={member.id}>
          <MemberCard
            member={member}
            to={paths.member(member.id)}
            badge={
              <time dateTime={member.at} className={styles.when}>
                {when(member.at)}
              </time>
            }
            action={
              <>
                <LikeHeart member={member} />
                <ReportDots member={member} />
              </>
            }
          />
        </li>
      ))}
    </CardGrid>
  )
}
