/**
 * Whether a profile may stand on a page outside of the site: who is fictional does, as such, and a
 * member who has agreed to it, for as long as they do.
 */
export const mayStandOutside = (profile: {
  fictional: boolean
  shown_outside?: boolean | undefined
}): boolean => profile.fictional || profile.shown_outside === true
