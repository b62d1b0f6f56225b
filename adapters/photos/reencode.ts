import sharp, { type Sharp } from 'sharp'
import { ok } from '#core/kernel/verdict.ts'
import { type DigitalSource, xmpOf } from '#core/photo/digital-source.ts'
import { imageTypes } from '#core/photo/image-type.ts'
import type { PhotoFault } from '#core/photo/library.ts'
import { mayTakePixels, PHOTO_MAX_PIXELS } from '#core/photo/rules.ts'

/** The longer side of the full size, in px: more than any screen shows at once. */
const FULL_PX = 1600
/** A card's picture of 3:4, at twice the px in which the largest card shows it. */
const THUMB = { width: 480, height: 640 }
/** Colours and light, and no form. */
const BLUR_DOTS = { width: 6, height: 8 }
const BLUR = { width: 120, height: 160 }
const BLUR_PX = 8
/** Half the time of what is usual, for as many bytes. */
const EFFORT = 2
const MAKING = { full: { quality: 80, effort: EFFORT }, thumb: { quality: 76, effort: EFFORT } }
const SECONDS_MAX = 30

/** No decoder but these three ever sees a byte of what somebody sent. */
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegFile',
    'VipsForeignLoadPngFile',
    'VipsForeignLoadWebpFile',
    'VipsForeignLoadWebpBuffer',
  ],
})
sharp.concurrency(1)
sharp.cache(false)

export type ReencodedPhoto = { full: Buffer; thumb: Buffer; blurred: Buffer }

const open = (path: string) =>
  sharp(path, { failOn: 'error', limitInputPixels: PHOTO_MAX_PIXELS }).timeout({
    seconds: SECONDS_MAX,
  })

/** What the file's header says, without decoding it. */
const faultOf = async (path: string): Promise<PhotoFault | null> => {
  const header = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch(() => null)
  if (!header || !imageTypes.some((type) => type === header.format)) return 'photo_unreadable'
  const { width, height } = header
  const verdict = mayTakePixels({ width, height: header.pageHeight ?? height })
  return verdict === ok ? null : verdict
}

/** With the XMP packet that states its source, where one is known (MOD-11). */
const marked = (image: Sharp, source?: DigitalSource) =>
  source ? image.withXmp(xmpOf(source)) : image

/** Made of so few dots that no blur has to be trusted: what is not in them cannot be made again. */
const blurOf = async (thumb: Buffer, source?: DigitalSource) =>
  marked(
    sharp(
      await sharp(thumb)
        .resize({ ...BLUR_DOTS, fit: 'fill' })
        .webp({ lossless: true, effort: 0 })
        .toBuffer(),
    ),
    source,
  )
    .resize({ ...BLUR, fit: 'fill', kernel: 'cubic' })
    .blur(BLUR_PX)
    .webp({ quality: 60, effort: 0 })
    .toBuffer()

/**
 * All sizes of a picture, made anew: upright, in the colours of the screen, on white where it was
 * transparent, and with no metadata but the stated source. Of a moving one it is the first frame.
 */
export const reencodePhoto = async (
  path: string,
  source?: DigitalSource,
): Promise<ReencodedPhoto | { fault: PhotoFault }> => {
  const fault = await faultOf(path)
  if (fault !== null) return { fault }
  const full = await marked(open(path), source)
    .autoOrient()
    .resize({ width: FULL_PX, height: FULL_PX, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .webp(MAKING.full)
    .toBuffer()
    .catch(() => null)
  if (!full) return { fault: 'photo_unreadable' }
  const thumb = await marked(sharp(full), source)
    .resize({ ...THUMB, fit: 'cover', position: 'attention', withoutEnlargement: true })
    .webp(MAKING.thumb)
    .toBuffer()
  return { full, thumb, blurred: await blurOf(thumb, source) }
}
