/** Members on one page of search results; pages are appended (product spec, section 4). */
export const PAGE_SIZE = 24
export const SEARCH_AGE_MAX = 99
export const PAGES_MAX = 500
/** The last page that can be requested by number alone. Later pages need a cursor. */
export const NUMBERED_PAGES_MAX = 20
/** Members are counted so far: one more of them says that there are more. */
export const SEARCH_COUNT_MAX = 1_000
/** Whoever was seen this recently is shown as online. */
export const ONLINE_MS = 5 * 60_000

/** Who may be shown to whom: the twin of `may_be_shown` and `avoids` of the database. */
export type ShownProfile = {
  id: string
  site: string
  confirmed: boolean
  profileActive: boolean
  visible: boolean
  /** They avoid the address of who looks. */
  avoidsViewer?: boolean
}
type Viewer = { id: string | null; site: string }

/** One rule for counter, list and button alike (H12). A visitor is nobody's self. */
export const mayBeShown = (profile: ShownProfile, to: Viewer): boolean =>
  profile.visible && !profile.avoidsViewer && mayTalkOn(profile, to)

/** Who is invisible is still there for those they talk with: the twin of `may_talk_on`. */
export const mayTalkOn = (
  profile: Omit<ShownProfile, 'visible' | 'avoidsViewer'>,
  to: Viewer,
): boolean =>
  profile.profileActive && profile.confirmed && profile.site === to.site && profile.id !== to.id

/** Whoever joined within so many days is new. */
export const NEW_DAYS = 14
/** So many of those that nearly fit are shown beside the ones that do. */
export const SIMILAR_MAX = 12
/** With so few members or fewer, what keeps others away is told (DSC-09). */
export const FEW_FOUND = 24
