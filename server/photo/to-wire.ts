import type { Gallery, ListedPhoto, OwnPhoto, OwnPhotos } from '#core/photo/ports.ts'
import { imageOf } from '#core/photo/views.ts'

const photoToWire = ({ id, main, isPrivate }: ListedPhoto) => ({
  ...imageOf(id),
  id,
  main,
  private: isPrivate,
})

const ownToWire = ({ standing, refusal, ...photo }: OwnPhoto) => ({
  ...photoToWire(photo),
  standing,
  refusal: refusal && { ...refusal, at: refusal.at.toISOString() },
})

export const ownPhotosToWire = ({ photos, limit }: OwnPhotos) => ({
  photos: photos.map(ownToWire),
  limit,
})

export const galleryToWire = ({ photos, total, inAlbum }: Gallery) => ({
  photos: photos.map(photoToWire),
  total,
  in_album: inAlbum,
})
