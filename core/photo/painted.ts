/** Sixty-four hex digits, as the name of every photo: whose picture it is, and which of theirs. */
const NAME = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})0{31}([0-9a-f])$/

/** The name of a picture that is painted when somebody looks; `nth` is 0 to 15. */
export const paintedName = (account: string, nth: number) =>
  account.replaceAll('-', '') + nth.toString(16).padStart(32, '0')

/** Null for the name of a file, which is the hash of what was sent. */
export const paintedIn = (name: string) => {
  const parts = NAME.exec(name)
  if (!parts) return null
  return { account: parts.slice(1, 6).join('-'), nth: Number.parseInt(parts[6] as string, 16) }
}
