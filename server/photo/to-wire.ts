import type { Gallery, ListedPhoto, OwnPhotos } from '#core/photo/ports.ts'
import { imageOf } from '#core/photo/views.ts'

const photoToWire = ({ id, main }: ListedPhoto) => ({ ...imageOf(id), id, main })

export const ownPhotosToWire = ({ photos, limit }: OwnPhotos) => ({
  photos: photos.map(photoToWire),
  limit,
})

export const galleryToWire = ({ photos, total }: Gallery) => ({
  photos: photos.map(photoToWire),
  total,
})
