/** Loaded once and kept (product spec, section 7). */
export const forGood = { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY }
