/** Sixty-four hex digits, as the name of every photo: whose picture it is, and which of theirs. */
const NAME = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})0{31}([0-9a-f])$/

/** The portrait in one of its lights, from 0 to 7, as one of the pictures of its person. */
export const FIRST_LIGHT = 8

/** The address of a portrait that stands for its person, in one of its lights. */
export const portraitPath = (id: string, light: number) => `/media/portraits/${light}/${id}.webp`

/** Which picture of its person stands at an address; that of older worlds names no light. */
export const nthAt = (path: string): number => {
  const light = /^\/media\/portraits\/([0-7])\//.exec(path)?.[1]
  return light === undefined ? 0 : FIRST_LIGHT + Number(light)
}

/** The name of a picture that is painted when somebody looks; `nth` is 0 to 15. */
export const paintedName = (account: string, nth: number) =>
  account.replaceAll('-', '') + nth.toString(16).padStart(32, '0')

/** Null for the name of a file, which is the hash of what was sent. */
export const paintedIn = (name: string) => {
  const parts = NAME.exec(name)
  if (!parts) return null
  return { account: parts.slice(1, 6).join('-'), nth: Number.parseInt(parts[6] as string, 16) }
}
