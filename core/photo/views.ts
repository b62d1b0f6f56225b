const FOLDER = '/media/photos'

/** The two files of a photo and their addresses, which follow from its id. */
export const imageOf = (id: string) => ({
  filename: `${id}.webp`,
  thumb_filename: `${id}-thumb.webp`,
  status: 'active',
  match: `${FOLDER}/${id}.webp`,
})
