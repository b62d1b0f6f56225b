/** By which a case is named to people: the first eight signs of its id, which is random. */
export const numberOf = (id: string): string => `${id.slice(0, 4)}-${id.slice(4, 8)}`.toUpperCase()
