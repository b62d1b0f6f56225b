import { ContainerModule } from 'inversify'
import {
  clock,
  discovery,
  ids,
  limit,
  liveHints,
  log,
  painter,
  photoFiles,
  photoLibrary,
  photos,
  sessions,
  sites,
} from '../platform/tokens.ts'
import { maker } from '../platform/wiring.ts'
import { createAddPhoto } from './add-photo.ts'
import { createLetterPages } from './letters.ts'
import { createPhotoPages } from './pages.ts'
import { createPaintAhead } from './paint-ahead.ts'
import { createPaintedLibrary } from './painted.ts'
import { createPortraitPages } from './portraits.ts'
import { createPhotoRoutes } from './routes.ts'
import {
  addPhoto,
  letterPages,
  photoPages,
  photoRoutes,
  photoSweeps,
  portraitPages,
} from './tokens.ts'
import { createPhotoSweep } from './worker.ts'

/** Photos of members, and painted faces. */
export const photoModule = new ContainerModule(({ bind }) => {
  const make = maker(bind)
  make(photoLibrary, createPaintedLibrary, { photoFiles, painter, photos, clock })
  make(addPhoto, createAddPhoto, { photos, photoLibrary, ids, clock, liveHints })
  make(photoRoutes, createPhotoRoutes, { photos, addPhoto, limit, liveHints })
  make(photoPages, createPhotoPages, { photos, photoLibrary, sessions })
  make(letterPages, createLetterPages, { painter })
  make(portraitPages, createPortraitPages, { discovery, painter, sessions, ids, clock })
  make(
    photoSweeps,
    (parts) => ({ photos: createPhotoSweep(parts), portraits: createPaintAhead(parts) }),
    { photos, photoLibrary, sites, discovery, painter, clock, log },
  )
})
