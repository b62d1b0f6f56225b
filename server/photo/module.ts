import { ContainerModule } from 'inversify'
import { endHiding } from '../moderation/tokens.ts'
import {
  albums,
  chatPhotos,
  clock,
  deskStore,
  discovery,
  ids,
  limit,
  liveHints,
  log,
  moderation,
  painter,
  photoFiles,
  photoLibrary,
  photos,
  sessions,
  sites,
} from '../platform/tokens.ts'
import { maker } from '../platform/wiring.ts'
import { createAddPhoto } from './add-photo.ts'
import { createAlbumRoutes } from './album/routes.ts'
import { createChatPhotoPages } from './conversation/pages.ts'
import { createChatPhotoRoutes } from './conversation/routes.ts'
import { createEvidencePages } from './evidence-pages.ts'
import { createLetterPages } from './letters.ts'
import { createPhotoPages } from './pages.ts'
import { createPaintAhead } from './paint-ahead.ts'
import { createPaintedLibrary } from './painted.ts'
import { createPortraitPages } from './portraits.ts'
import { createPhotoRoutes } from './routes.ts'
import {
  addPhoto,
  albumRoutes,
  chatPhotoPages,
  chatPhotoRoutes,
  evidencePages,
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
  make(addPhoto, createAddPhoto, { photos, photoLibrary, ids, clock, liveHints, endHiding })
  make(photoRoutes, createPhotoRoutes, { photos, addPhoto, limit, liveHints })
  make(photoPages, createPhotoPages, { photos, photoLibrary, sessions })
  make(albumRoutes, createAlbumRoutes, { albums, discovery, clock, liveHints })
  make(chatPhotoRoutes, createChatPhotoRoutes, { chatPhotos, photoLibrary, limit, ids, clock })
  make(evidencePages, createEvidencePages, {
    deskStore,
    moderation,
    photoLibrary,
    sessions,
    clock,
  })
  make(chatPhotoPages, createChatPhotoPages, { chatPhotos, photoLibrary, sessions })
  make(letterPages, createLetterPages, { painter })
  make(portraitPages, createPortraitPages, { discovery, painter, sessions, ids, clock })
  make(
    photoSweeps,
    (parts) => ({
      photos: createPhotoSweep(parts),
      chatPhotos: createPhotoSweep({ ...parts, photos: parts.chatPhotos }),
      portraits: createPaintAhead(parts),
    }),
    { photos, chatPhotos, photoLibrary, sites, discovery, painter, clock, log },
  )
})
