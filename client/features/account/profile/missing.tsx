import { useQuery } from '@tanstack/react-query'
import { call } from '#client/platform/api/call.ts'
import { useSettings, useShown } from '#client/platform/api/hooks.ts'
import { useFormat } from '#client/platform/i18n/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths.ts'
import { Link } from '#client/platform/router/link.tsx'
import { PlainButton } from '#client/ui/button.tsx'
import { EyeIcon, icon, PersonIcon, SparkIcon } from '#client/ui/icons.tsx'
import { ChatIcon, PlaceIcon } from '#client/ui/member-icons.tsx'
import { stepFields } from '#core/account/signup/steps.ts'
import type { User } from '#core/contract/shapes.ts'
import { SEARCH_COUNT_MAX } from '#core/discovery/search.ts'
import { searchableFields } from '#core/discovery/showing.ts'
import { openStepsOf } from '../signup/signup-open.ts'
import own from './own-profile.module.css'

const PlusIcon = icon(<path d="M12 5v14M5 12h14" />)
const LinesIcon = icon(<path d="M4 6.500h16M4 12h11M4 17.500h14" />)
const StarIcon = icon(
  <path d="M12 4c.9 5.600 2.400 7.100 8 8-5.600.9-7.100 2.400-8 8-.9-5.600-2.400-7.100-8-8 5.600-.9 7.100-2.400 8-8Z" />,
)

/** What others ask first of somebody, with where it is told on this page. */
const wanted = {
  photo: { icon: PersonIcon, at: 'own-photos' },
  about_me: { icon: LinesIcon, at: 'own-about' },
  reason: { icon: ChatIcon, at: 'own-reason' },
  city: { icon: PlaceIcon, at: 'own-city' },
  interests: { icon: StarIcon, at: 'own-interests' },
  looks: { icon: EyeIcon, at: 'own-looks' },
} as const
type Wanted = keyof typeof wanted

/** Brings into view where it is told, and to the field of it. */
const show = (at: string) => {
  const place = document.getElementById(at)
  place?.scrollIntoView({ block: 'center' })
  const field = place?.matches('input, textarea')
    ? place
    : place?.querySelector<HTMLElement>('input, select')
  field?.focus({ preventScroll: true })
}

/** How many are shown before who has no photo, as the site counts them. */
const useAhead = (hasNoPhoto: boolean) =>
  useQuery({
    queryKey: ['ahead'],
    queryFn: ({ signal }) => call('GET /api/profile.php', { signal }),
    enabled: hasNoPhoto,
    staleTime: 0,
  }).data?.ahead

/** What it costs that something is missing: counted, or by which searches one is not found. */
const useCosts = (user: User, looks: readonly Look[]) => {
  const { t, i18n } = useTranslation()
  const { number } = useFormat()
  const ahead = useAhead(user.profile.main_image === null)
  const fields: readonly string[] = searchableFields(useSettings())
  const either = new Intl.ListFormat(i18n.language, { type: 'disjunction' })
  const unfound = (names: string[]) =>
    names.length > 0 ? t('own.unfound', { fields: either.format(names) }) : ''
  const total =
    ahead !== undefined && ahead > SEARCH_COUNT_MAX
      ? `${number(SEARCH_COUNT_MAX)}+`
      : number(ahead ?? 0)
  const searched = looks.filter((look) => fields.includes(look))
  const costs: Record<Wanted, string> = {
    photo: ahead ? t(`own.ahead.${user.gender}`, { count: ahead, total }) : '',
    about_me: '',
    reason: '',
    city: fields.includes('city') ? unfound([t('own.byPlace')]) : '',
    interests: fields.includes('interests') ? unfound([t('own.byInterests')]) : '',
    looks:
      searched.length === looks.length
        ? t('own.unfoundByThese')
        : unfound(searched.map((look) => t(`profile.${look}`).toLowerCase())),
  }
  return costs
}

/** The looks that the site shows and nobody has said yet. */
const useMissingLooks = ({ profile }: User) => {
  const shown = useShown()
  return stepFields.personal.filter((look) => shown(look) && profile[look] === null)
}
type Look = (typeof stepFields.personal)[number]

const useMissing = (user: User, looks: readonly Look[]): Wanted[] => {
  const shown = useShown()
  const { profile, city } = user
  const isMissing: Record<Wanted, boolean> = {
    photo: profile.main_image === null,
    about_me: shown('about_me') && profile.about_me === '',
    reason: shown('reason') && profile.reason === '',
    city: city === '',
    interests: shown('interests') && profile.interests.length === 0,
    looks: looks.length > 0,
  }
  return (Object.keys(wanted) as Wanted[]).filter((what) => isMissing[what])
}

/** What is not told yet, each with what that costs; what sign-up left open can be finished from here. */
export const Missing = ({ user }: { user: User }) => {
  const { t } = useTranslation()
  const { list } = useFormat()
  const isOpen = openStepsOf(user, useSettings()).length > 0
  const looks = useMissingLooks(user)
  const missing = useMissing(user, looks)
  const costs = useCosts(user, looks)
  const [first = '', ...rest] = looks.map((look) => t(`profile.${look}`))
  const label = (what: Wanted) =>
    what === 'looks'
      ? list([first, ...rest.map((name) => name.toLowerCase())])
      : t(`own.lacks.${what}`)
  if (missing.length === 0 && !isOpen) return null
  return (
    <section className={own.missing} aria-labelledby="own-missing">
      <h2 id="own-missing">{t('own.missing')}</h2>
      <ul>
        {missing.map((what) => {
          const { icon: Icon, at } = wanted[what]
          return (
            <li key={what}>
              <PlainButton className={own.lacks} onClick={() => show(at)}>
                <Icon size={20} />
                <span>
                  {label(what)}
                  {costs[what] && <small className={own.cost}>{costs[what]}</small>}
                </span>
                <PlusIcon size={20} />
              </PlainButton>
            </li>
          )
        })}
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
