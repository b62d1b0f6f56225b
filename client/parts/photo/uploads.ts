import { useCallback, useEffect, useRef, useState } from 'react'
import { v4 } from 'uuid'
import { type OwnPhotos, uploadPhoto } from '#client/parts/photo/photos.ts'

/** A photo that is on its way, or that did not get there. */
export type Upload = {
  id: string
  file: File
  /** The address of the file on this device. */
  preview: string
  /** Of the file that has gone out, from 0 to 1. */
  part: number
  error: unknown
}

const uploadOf = (file: File): Upload => ({
  // Others see it: unlike our other ids it does not tell when it was made.
  id: v4(),
  file,
  preview: URL.createObjectURL(file),
  part: 0,
  error: null,
})

/**
 * Photos that are sent one after the other. What fails stays, with why, until it is tried again or
 * let go; leaving the page does not stop what is under way.
 */
export const useUploads = (onAdded: (photos: OwnPhotos, id: string) => unknown) => {
  const [uploads, setUploads] = useState<Upload[]>([])
  const line = useRef(Promise.resolve())
  const stops = useRef(new Map<string, AbortController>())
  const added = useRef(onAdded)
  useEffect(() => {
    added.current = onAdded
  })

  const change = useCallback((id: string, now: Partial<Upload>) => {
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...now } : one)))
  }, [])
  const drop = useCallback(({ id, preview }: Upload) => {
    stops.current.get(id)?.abort()
    stops.current.delete(id)
    setUploads((all) => all.filter((one) => one.id !== id))
    URL.revokeObjectURL(preview)
  }, [])

  const start = useCallback(
    (upload: Upload) => {
      const { id, file } = upload
      const stop = new AbortController()
      stops.current.set(id, stop)
      const work = async () => {
        if (stop.signal.aborted) return
        const onProgress = (part: number) => change(id, { part })
        try {
          const photos = await uploadPhoto({ id, file, onProgress, signal: stop.signal })
          await added.current(photos, id)
          drop(upload)
        } catch (error) {
          if (!stop.signal.aborted) change(id, { error, part: 0 })
        }
      }
      line.current = line.current.then(work)
    },
    [change, drop],
  )

  return {
    uploads,
    add: (files: Iterable<File>) => {
      const more = [...files].map(uploadOf)
      setUploads((all) => [...all, ...more])
      more.forEach(start)
    },
    again: (upload: Upload) => {
      change(upload.id, { error: null })
      start(upload)
    },
    drop,
  }
}
