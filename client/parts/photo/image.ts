import type { Card } from '#core/contract/shapes.ts'

type Image = Pick<NonNullable<Card['main_image']>, 'filename' | 'thumb_filename' | 'match'>

/** The path of the thumbnail, which stands beside the full size. */
export const thumbOf = ({ filename, thumb_filename, match }: Image): string =>
  match.endsWith(filename) ? match.slice(0, -filename.length) + thumb_filename : match
