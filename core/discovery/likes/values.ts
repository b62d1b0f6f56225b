/** After a like that came by itself the likes are asked anew (product spec, section 9). */
export const AUTO_LIKE_RELOAD_MS = 500

/** Members on one page of a list of likes. */
export const LIKES_PAGE = 24

/** New likes are counted no further: a badge shows 99+ for more than 99. */
export const NEW_LIKES_MAX = 100
