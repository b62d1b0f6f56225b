import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLocation, useParams } from 'react-router'
import { FictionalLabel } from '#client/parts/discovery/fictional-label.tsx'
import { FictionalLine } from '#client/parts/discovery/fictional-warning.tsx'
import { InterestTags } from '#client/parts/discovery/interest-tags.tsx'
import { Photo } from '#client/parts/photo/photo.tsx'
import { queryClient } from '#client/platform/api/client.ts'
import { useSettings, useSignupsOpen, useUser } from '#client/platform/api/hooks.ts'
import { memberQuery } from '#client/platform/api/member-query.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths.ts'
import { Link } from '#client/platform/router/link.tsx'
import type { LoaderArgs } from '#client/platform/router/page-route.ts'
import { Button } from '#client/ui/button.tsx'
import type { Profile } from '#core/contract/shapes.ts'
import { mayStandOutside } from '#core/site/landers/rules.ts'
import { routeOf } from '#core/site/routes.ts'
import styles from './member-landing.module.css'
import { loadBySlug, useLanding, useLanguageOfSlug } from './member-landing-slug.ts'
import { nicheWords } from './niche-words.ts'

/** Without the profile, or where it may not be seen from outside, the page invites all the same. */
export const loader = async ({ params: { id = '', slug }, request }: LoaderArgs) => {
  if (slug !== undefined) await loadBySlug(slug, request.url)
  return queryClient.ensureQueryData(memberQuery(id)).catch(() => null)
}

/** Where the button leads: to sign-up with this profile, or for who is in already to the profile. */
const useWay = (id: string) => {
  const user = useUser()
  const open = useSignupsOpen()
  const { query } = useLanding()
  if (user) return paths.member(id)
  return open ? `${paths.memberSignup(id)}?${query}` : paths.login(paths.member(id))
}

const Invite = ({ id, children }: { id: string; children: ReactNode }) => {
  const { t } = useTranslation()
  const { min_age: age, signup_credits, message_credits } = useSettings()
  const say = (count: number) => t('credits', { count })
  const to = useWay(id)
  return (
    <div className={styles.invite}>
      <Button component={Link} to={to} size="lg" wide>
        {children}
      </Button>
      <p>{t('landing.free', { age, credits: say(signup_credits), cost: say(message_credits) })}</p>
    </div>
  )
}

/** For whom the site is, where its slug says so. */
const Niche = () => {
  const { t } = useTranslation()
  const words = nicheWords(t, useLanding().slug)
  return words ? <p className={styles.niche}>{words}</p> : null
}

const Portrait = ({ profile }: { profile: Profile }) => (
  <div className={styles.portrait}>
    <Photo member={profile} decorative full eager />
    {profile.fictional && (
      <span className={styles.label}>
        <FictionalLabel />
      </span>
    )}
  </div>
)

const Who = ({ profile: { name, age, city } }: { profile: Profile }) => (
  <p className={styles.who}>
    <strong>
      {name}, {age}
    </strong>
    {city && ` · ${city}`}
  </p>
)

/** The first words of what somebody says of themselves: as much as one reads at a glance. */
const quoteOf = ({ about_me, reason }: Profile) => {
  const said = reason || about_me || ''
  const [first = ''] = said.split(/(?<=[.!?])\s/)
  return first.length > 120 ? `${first.slice(0, 119).trimEnd()}…` : first
}

type Of = { profile: Profile }

/** One face, one sentence, one thing to do. */
const ByFace = ({ profile }: Of) => {
  const { t } = useTranslation()
  return (
    <div className={styles.face}>
      <Portrait profile={profile} />
      <div className={styles.words}>
        <Niche />
        <h1>
          {profile.name}, {profile.age}
        </h1>
        <p className={styles.lead}>{quoteOf(profile) || t('landing.quiet', profile)}</p>
        <Invite id={profile.id}>{t('landing.write', profile)}</Invite>
        {profile.fictional && <FictionalLine member={profile} />}
      </div>
    </div>
  )
}

/** What somebody says is the picture, and waits for an answer. */
const ByWords = ({ profile }: Of) => {
  const { t } = useTranslation()
  return (
    <div className={styles.said}>
      <div className={styles.words}>
        <Niche />
        <Who profile={profile} />
        <h1 className={styles.quote}>{quoteOf(profile) || t('landing.quiet', profile)}</h1>
        <Invite id={profile.id}>{t('landing.answer', profile)}</Invite>
        {profile.fictional && <FictionalLine member={profile} />}
      </div>
      <Portrait profile={profile} />
    </div>
  )
}

/** What there is to talk about. */
const ByInterests = ({ profile }: Of) => {
  const { t } = useTranslation()
  const { interests } = profile
  return (
    <div className={styles.talk}>
      <Portrait profile={profile} />
      <div className={styles.words}>
        <Niche />
        <Who profile={profile} />
        <h1>{t('landing.talk', profile)}</h1>
        {interests && interests.length > 0 && <InterestTags interests={interests} shared={[]} />}
        <Invite id={profile.id}>{t('landing.meet', profile)}</Invite>
        {profile.fictional && <FictionalLine member={profile} />}
      </div>
    </div>
  )
}

/** Who does not want to be seen outside is not, and can be come to all the same. */
const Closed = ({ id }: { id: string }) => {
  const { t } = useTranslation()
  const { name: site } = useSettings()
  return (
    <div className={styles.closed}>
      <div className={styles.words}>
        <Niche />
        <h1>{t('landing.closed')}</h1>
        <p className={styles.lead}>{t('landing.closedText', { site })}</p>
        <Invite id={id}>{t('landing.join')}</Invite>
      </div>
    </div>
  )
}

const arrangements = {
  'members-id-landing': ByFace,
  'members-id-landing2': ByWords,
  'members-id-landing3': ByInterests,
}

/**
 * One profile, three ways, each of which leads to sign-up with it (LND-03), in the language and for
 * the niche that its slug names (LND-02).
 */
export const Component = () => {
  const { id = '' } = useParams()
  const { pathname } = useLocation()
  useLanguageOfSlug()
  const profile = useQuery({ ...memberQuery(id), enabled: false }).data
  if (!profile || !mayStandOutside(profile)) return <Closed id={id} />
  const name = routeOf(pathname) as keyof typeof arrangements
  const Arranged = arrangements[name] ?? ByFace
  return <Arranged profile={profile} />
}
