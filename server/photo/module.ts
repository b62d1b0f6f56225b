import { ContainerModule } from 'inversify'
import {
  clock,
  discovery,
  ids,
  limit,
  liveHints,
  log,
  painter,
  photoLibrary,
  photos,
  sessions,
} from '../platform/tokens.ts'
import { maker } from '../platform/wiring.ts'
import { createAddPhoto } from './add-photo.ts'
import { createPhotoPages } from './pages.ts'
import { createPortraitPages } from './portraits.ts'
import { createPhotoRoutes } from './routes.ts'
import { addPhoto, photoPages, photoRoutes, photoSweeps, portraitPages } from './tokens.ts'
import { createPhotoSweep } from './worker.ts'

/** Photos of members, and drawn faces. */
export const photoModule = new ContainerModule(({ bind }) => {
  const make = maker(bind)
  make(addPhoto, createAddPhoto, { photos, photoLibrary, ids, clock, liveHints })
  make(photoRoutes, createPhotoRoutes, { photos, addPhoto, limit, liveHints })
  make(photoPages, createPhotoPages, { photos, photoLibrary, sessions })
  make(portraitPages, createPortraitPages, { discovery, painter, sessions, ids, clock })
  make(photoSweeps, (parts) => ({ photos: createPhotoSweep(parts) }), {
    photos,
    photoLibrary,
    clock,
    log,
  })
})
