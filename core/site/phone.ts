import { normalizeCode } from '#core/normalisation/code.ts'

/** A phone number without hyphens and spaces, as the product spec shows it (section 9). */
export const plainPhone = (number: string): string => normalizeCode(number).replaceAll('-', '')
