/** After a like that came by itself the likes are asked anew (product spec, section 9). */
export const AUTO_LIKE_RELOAD_MS = 500
