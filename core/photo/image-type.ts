export const imageTypes = ['jpeg', 'png', 'webp'] as const
export type ImageType = (typeof imageTypes)[number]

/** So many bytes tell what a file is. */
export const IMAGE_HEAD_BYTES = 12

const starts: [type: ImageType, at: number, bytes: readonly number[]][] = [
  ['jpeg', 0, [0xff, 0xd8, 0xff]],
  ['png', 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  // RIFF, four bytes of length, WEBP.
  ['webp', 8, [0x57, 0x45, 0x42, 0x50]],
]

/** What a file is by its first bytes, whatever it is called; null is no picture that is taken. */
export const imageTypeOf = (head: Uint8Array): ImageType | null => {
  const found = starts.find(([, at, bytes]) => bytes.every((byte, nth) => head[at + nth] === byte))
  return found?.[0] ?? null
}
