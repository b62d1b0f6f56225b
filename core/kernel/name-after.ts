/** A name where there is one: who has not confirmed the address may have been named by anybody. */
export const nameAfter = (name: string, before = ', '): string => (name ? `${before}${name}` : '')
