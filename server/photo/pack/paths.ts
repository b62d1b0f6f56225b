/** Where staff see the pictures of fictional profiles and of the pack, at 360 px. */
export const PICTURES_PATH = '/media/fictional-photos'
export const PACK_PATH = '/media/picture-pack'

export const picturePathOf = (photo: string): string => `${PICTURES_PATH}/${photo}.webp`
export const packPathOf = (person: number, nth: number): string =>
  `${PACK_PATH}/${person}-${nth}.webp`
