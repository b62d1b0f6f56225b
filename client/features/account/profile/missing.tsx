import { useSettings, useShown } from '#client/platform/api/hooks.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths.ts'
import { Link } from '#client/platform/router/link.tsx'
import { PlainButton } from '#client/ui/button.tsx'
import { icon, PersonIcon, SparkIcon } from '#client/ui/icons.tsx'
import { ChatIcon } from '#client/ui/member-icons.tsx'
import type { User } from '#core/contract/shapes.ts'
import { openStepsOf } from '../signup/signup-open.ts'
import own from './own-profile.module.css'

const PlusIcon = icon(<path d="M12 5v14M5 12h14" />)
const LinesIcon = icon(<path d="M4 6.500h16M4 12h11M4 17.500h14" />)
const StarIcon = icon(
  <path d="M12 4c.9 5.600 2.400 7.100 8 8-5.600.9-7.100 2.400-8 8-.9-5.600-2.400-7.100-8-8 5.600-.9 7.100-2.400 8-8Z" />,
)

/** What others ask first of somebody, with where it is told on this page. */
const wanted = [
  {
    what: 'photo',
    icon: PersonIcon,
    at: 'own-photos',
    isThere: ({ profile }: User) => profile.main_image !== null,
  },
  {
    what: 'about_me',
    icon: LinesIcon,
    at: 'own-about',
    isThere: ({ profile }: User) => profile.about_me !== '',
  },
  {
    what: 'reason',
    icon: ChatIcon,
    at: 'own-reason',
    isThere: ({ profile }: User) => profile.reason !== '',
  },
  {
    what: 'interests',
    icon: StarIcon,
    at: 'own-interests',
    isThere: ({ profile }: User) => profile.interests.length > 0,
  },
] as const

/** Brings into view where it is told, and to the field of it. */
const show = (at: string) => {
  const place = document.getElementById(at)
  place?.scrollIntoView({ block: 'center' })
  const field = place?.matches('input, textarea') ? place : place?.querySelector('input')
  field?.focus({ preventScroll: true })
}

/** What is not told yet, each with the way to it; what sign-up left open can be finished from here. */
export const Missing = ({ user }: { user: User }) => {
  const { t } = useTranslation()
  const shown = useShown()
  const isOpen = openStepsOf(user, useSettings()).length > 0
  const missing = wanted.filter(
    ({ what, isThere }) => (what === 'photo' || shown(what)) && !isThere(user),
  )
  if (missing.length === 0 && !isOpen) return null
  return (
    <section className={own.missing} aria-labelledby="own-missing">
      <h2 id="own-missing">{t('own.missing')}</h2>
      <ul>
        {missing.map(({ what, icon: Icon, at }) => (
          <li key={what}>
            <PlainButton className={own.lacks} onClick={() => show(at)}>
              <Icon size={20} />
              <span>{t(`own.lacks.${what}`)}</span>
              <PlusIcon size={20} />
            </PlainButton>
          </li>
        ))}
        {isOpen && (
          <li>
            <Link className={own.lacks} to={paths.completeSignup()}>
              <SparkIcon size={20} />
              <span>{t('signupSteps.openGo')}</span>
              <PlusIcon size={20} />
            </Link>
          </li>
        )}
      </ul>
    </section>
  )
}
