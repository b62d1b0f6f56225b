import type { Clock, PortraitPainter } from '#core/kernel/ports.ts'
import type { PhotoLibrary } from '#core/photo/library.ts'
import { paintedIn } from '#core/photo/painted.ts'
import type { PhotoStore } from '#core/photo/ports.ts'

/** Photos that members sent, and pictures of people who do not exist, painted when one is read. */
export const createPaintedLibrary = ({
  photoFiles,
  painter,
  photos,
  clock,
}: {
  photoFiles: PhotoLibrary
  painter: PortraitPainter
  photos: PhotoStore
  clock: Clock
}): PhotoLibrary => ({
  ...photoFiles,
  read: async (name, size) => {
    const painted = paintedIn(name)
    if (!painted || size === 'blurred') return photoFiles.read(name, size)
    const who = await photos.portrayed(painted.account, clock.now())
    return who && painter.paint(who, { nth: painted.nth, size })
  },
})
