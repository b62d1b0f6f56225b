/** A phone number without hyphens and spaces, as the product spec shows it (section 9). */
export const plainPhone = (number: string): string => number.replaceAll(/[\s-]/g, '')
