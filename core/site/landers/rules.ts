/**
 * Whether a profile may stand on a page outside of the site. Only who is fictional does, as such: no
 * member has been asked to agree to it.
 */
export const mayStandOutside = ({ fictional }: { fictional: boolean }): boolean => fictional
