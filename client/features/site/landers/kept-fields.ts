import { readKept, storeJson, tabStorage } from '#client/platform/storage.ts'

const KEY = 'vonk.fields'

/** Whether it is ticked, or what stands in it. */
type Field = boolean | string

const areFields = (kept: unknown): kept is Field[] =>
  Array.isArray(kept) && kept.every((one) => ['boolean', 'string'].includes(typeof one))

const fieldsIn = (page: Element) => [
  ...page.querySelectorAll<HTMLInputElement>('main input:not([type="hidden"])'),
]
const isTick = ({ type }: HTMLInputElement) => type === 'checkbox'
const heldBy = (field: HTMLInputElement): Field => (isTick(field) ? field.checked : field.value)

/** What is typed and ticked stays over the next page, which is this one in another language. */
export const keepFields = (page: Element) => storeJson(tabStorage, KEY, fieldsIn(page).map(heldBy))

/** Once, and only where the page has the same fields; whoever listens hears of each. */
export const restoreFields = (page: Element) => {
  const kept = readKept(tabStorage, KEY, areFields)
  tabStorage.removeItem(KEY)
  const fields = fieldsIn(page)
  if (kept?.length !== fields.length) return
  for (const [at, field] of fields.entries()) {
    const was = kept[at]
    if (was === heldBy(field)) continue
    if (isTick(field)) field.checked = was === true
    else field.value = String(was)
    field.dispatchEvent(new Event(isTick(field) ? 'change' : 'input', { bubbles: true }))
  }
}
