import type { Gallery, ListedPhoto, OwnPhotos } from '#core/photo/ports.ts'
import { imageOf } from '#core/photo/views.ts'

const photoToWire = ({ id, main, isPrivate }: ListedPhoto) => ({
  ...imageOf(id),
  id,
  main,
  private: isPrivate,
})

export const ownPhotosToWire = ({ photos, limit }: OwnPhotos) => ({
  photos: photos.map(photoToWire),
  limit,
})

export const galleryToWire = ({ photos, total, inAlbum }: Gallery) => ({
  photos: photos.map(photoToWire),
  total,
  in_album: inAlbum,
})
