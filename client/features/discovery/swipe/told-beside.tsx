import type { ReactNode } from 'react'
import { InterestTags } from '#client/parts/discovery/interest-tags.tsx'
import { useMember } from '#client/platform/api/hooks.ts'
import { useFormat } from '#client/platform/i18n/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import type { Profile } from '#core/contract/shapes.ts'
import { intimateInterests } from '#core/discovery/values.ts'
import type { Game } from './game.ts'
import styles from './swipe.module.css'

const Key = ({ name, children }: { name: string; children: ReactNode }) => (
  <li>
    <kbd>{name}</kbd>
    {children}
  </li>
)

/** Where there is room: what is left, and which keys do what. */
export const KeysBeside = ({ game }: { game: Game }) => {
  const { t } = useTranslation()
  const { likes_left: left } = game
  return (
    <div className={styles.keys}>
      <p>
        {left > 0 ? t('swipe.today', { count: left }) : t('swipe.todayNone')}
        <br />
        {t('swipe.skipsFree')}
      </p>
      <ul>
        <Key name="→">{t('swipe.like')}</Key>
        <Key name="←">{t('swipe.skip')}</Key>
        <Key name="↑">{t('swipe.write')}</Key>
        <Key name="Z">{t('swipe.undo')}</Key>
      </ul>
    </div>
  )
}

const TOLD_MAX = 4

/** What the one on top says, so that there is something to answer. */
export const ToldBeside = ({ profile }: { profile: Profile }) => {
  const { t } = useTranslation()
  const { list } = useFormat()
  const mine = useMember().profile.interests
  const free = profile.interests.filter((one) => !intimateInterests.has(one))
  const shared = free.filter((one) => mine.includes(one))
  const told = [...shared, ...free.filter((one) => !shared.includes(one))].slice(0, TOLD_MAX)
  const both = shared.map((one) => t(`interest.${one}`).toLowerCase())
  return (
    <div className={styles.beside}>
      {profile.reason && (
        <>
          <h3>{t('swipe.reason')}</h3>
          <blockquote dir="auto">{profile.reason}</blockquote>
        </>
      )}
      {profile.about_me && (
        <p className={styles.about} dir="auto">
          {profile.about_me}
        </p>
      )}
      {told.length > 0 && <InterestTags interests={told} shared={shared} />}
      {both.length > 0 && (
        <p className={styles.both}>{t('swipe.both', { what: list(both.slice(0, TOLD_MAX)) })}</p>
      )}
    </div>
  )
}
