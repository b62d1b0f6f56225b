import { join } from 'node:path'
import { ContainerModule } from 'inversify'
import { zipPacker } from '#adapters/archive/zip.ts'
import { countryFinder } from '#adapters/geo/countries.ts'
import { gazetteer } from '#adapters/geo/gazetteer.ts'
import { createPageTexts } from '#adapters/pages/page-texts.ts'
import { photoLibrary } from '#adapters/photos/library.ts'
import { ids } from '#adapters/system/ids.ts'
import { argonPasswords } from '#adapters/system/passwords.ts'
import { queue as inLine } from '#adapters/system/queue.ts'
import { tryFolder } from '#adapters/system/try-folder.ts'
import { unfinishedFiles } from '#adapters/system/unfinished-files.ts'
import { PhotosBusy } from '#core/photo/library.ts'
import type { Config } from '../platform/config/config.ts'
import { loggerOf } from '../platform/logger.ts'
import * as t from '../platform/tokens.ts'
import { maker } from '../platform/wiring.ts'

const HASHES_AT_ONCE = 2
const HASHES_WAITING = 100
/** One at a time takes little memory, and leaves the other threads to all else. */
const PHOTOS_AT_ONCE = 1
const PHOTOS_WAITING = 100

/** What the machine gives: time-ordered ids, hashing, places, files and pictures. */
export const systemModule = (config: Config) =>
  new ContainerModule(({ bind }) => {
    const make = maker(bind)
    make(t.log, ({ config }) => loggerOf(config), { config: t.config })
    make(t.ids, ids, {})
    make(t.geocoder, gazetteer, {})
    make(t.countryFinder, () => countryFinder({ file: config.geoipFile }), {})
    make(t.passwords, () => argonPasswords({ atOnce: HASHES_AT_ONCE, waiting: HASHES_WAITING }), {})
    const inTurn = () =>
      inLine({ atOnce: PHOTOS_AT_ONCE, waiting: PHOTOS_WAITING, full: () => new PhotosBusy() })
    const dir = join(config.dataDir, 'photos')
    const written = ['photos', 'mail'].map((name) => join(config.dataDir, name))
    make(t.unfinishedFiles, () => unfinishedFiles(written), {})
    make(t.photoClassifier, () => null, {})
    make(
      t.photoLibrary,
      ({ failedWrites }) => {
        const onFailure = (error: unknown) => failedWrites.note('photos', error)
        return photoLibrary({ dir, packDir: config.picturePackDir, inTurn: inTurn(), onFailure })
      },
      { failedWrites: t.failedWrites },
    )
    make(t.tryPhotos, () => () => tryFolder(dir), {})
    make(t.archivePacker, zipPacker, {})
    make(t.pageTexts, () => createPageTexts({ own: config.pagesDir }), {})
  })
