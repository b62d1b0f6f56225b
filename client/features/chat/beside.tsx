import { useQuery } from '@tanstack/react-query'
import { InterestTags } from '#client/parts/discovery/interest-tags.tsx'
import { MemberCard } from '#client/parts/discovery/member-card.tsx'
import { useMember, useShown } from '#client/platform/api/hooks.ts'
import { memberQuery } from '#client/platform/api/member-query.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths.ts'
import type { Card } from '#core/contract/shapes.ts'
import styles from './beside.module.css'

/** Where there is room: who one talks with, what both like, and a sentence to answer. */
export const Beside = ({ member }: { member: Card }) => {
  const { t } = useTranslation()
  const shows = useShown()
  const mine = useMember().profile.interests
  const { data: profile } = useQuery({ ...memberQuery(member.id), retry: false })
  const shared = profile?.interests.filter((interest) => mine.includes(interest)) ?? []
  const said = (shows('reason') && profile?.reason) || (shows('about_me') && profile?.about_me)
  return (
    <aside className={styles.beside} aria-label={t('chat.about', { name: member.name })}>
      <MemberCard member={member} to={paths.member(member.id)} eager />
      {shows('interests') && shared.length > 0 && (
        <section>
          <h3>{t('chat.shared')}</h3>
          <InterestTags interests={shared} shared={shared} />
        </section>
      )}
      {said && (
        <section>
          <h3>{t('chat.toAnswer')}</h3>
          <p className={styles.quote} dir="auto">
            {said}
          </p>
        </section>
      )}
    </aside>
  )
}
