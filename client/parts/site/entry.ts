import { deviceStorage, readKept, storeJson } from '#client/platform/storage.ts'

/** Where a device keeps when the warning was closed. */
export const KEPT_AS = 'vonk.entry.skipped'
/** What the dialog answers of who is too young. */
export const UNDERAGE = 'underage'

const isTime = (value: unknown): value is string => typeof value === 'string'

/** When the entry warning was closed on this device; null for never. */
export const entrySkippedAt = () => readKept(deviceStorage, KEPT_AS, isTime)

/** Who closes the warning is not asked again; who is too young leaves, and nothing is kept. */
export const onEntryClosed = ({ returnValue }: HTMLDialogElement) => {
  if (returnValue === UNDERAGE) window.location.replace('about:blank')
  else storeJson(deviceStorage, KEPT_AS, new Date().toISOString())
}
