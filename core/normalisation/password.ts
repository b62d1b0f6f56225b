/**
 * The form in which a password is hashed: keyboards write the same letter composed or decomposed,
 * and OWASP ASVS and NIST SP 800-63B ask for one form of both.
 */
export const normalizePassword = (typed: string): string => typed.normalize('NFKC')

/**
 * The forms in which a password may have been hashed, the current one first. Earlier releases
 * hashed what the keyboard had written; the letters of ASCII have one form.
 */
export const passwordForms = (typed: string): string[] => [
  ...new Set([normalizePassword(typed), typed.normalize('NFC'), typed.normalize('NFD'), typed]),
]
