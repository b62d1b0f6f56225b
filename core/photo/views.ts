const FOLDER = '/media/photos'

/** The two files of a photo and their addresses, which follow from its id. */
export const imageOf = (id: string) => ({
  filename: `${id}.webp`,
  thumb_filename: `${id}-thumb.webp`,
  status: 'active',
  match: `${FOLDER}/${id}.webp`,
})

const CHAT_FOLDER = '/media/chat'

/** The files of a photo in a conversation, for its two alone. */
export const chatImageOf = (id: string) => ({
  full: `${CHAT_FOLDER}/${id}.webp`,
  thumb: `${CHAT_FOLDER}/${id}-thumb.webp`,
  blurred: `${CHAT_FOLDER}/${id}-blurred.webp`,
})
