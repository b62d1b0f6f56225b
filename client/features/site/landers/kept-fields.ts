import { readKept, storeJson, tabStorage } from '#client/platform/storage.ts'

const KEY = 'vonk.fields'

type Field = { value: string; checked: boolean }

const fieldsIn = (page: Element) => [
  ...page.querySelectorAll<HTMLInputElement>('main input:not([type="hidden"])'),
]

const isField = (one: unknown): one is Field => {
  const { value, checked } = (one ?? {}) as Partial<Field>
  return typeof value === 'string' && typeof checked === 'boolean'
}
const areFields = (kept: unknown): kept is Field[] => Array.isArray(kept) && kept.every(isField)

/** What is typed and ticked stays over the next page, which is this one in another language. */
export const keepFields = (page: Element) => {
  const fields = fieldsIn(page).map(({ value, checked }) => ({ value, checked }))
  storeJson(tabStorage, KEY, fields)
}

/** Once, and only where the page has the same fields; whoever listens hears of each. */
export const restoreFields = (page: Element) => {
  const kept = readKept(tabStorage, KEY, areFields)
  tabStorage.removeItem(KEY)
  const fields = fieldsIn(page)
  if (kept?.length !== fields.length) return
  for (const [at, field] of fields.entries()) {
    const { value = '', checked = false } = kept[at] ?? {}
    const isTick = field.type === 'checkbox'
    if (isTick ? field.checked === checked : field.value === value) continue
    if (isTick) field.checked = checked
    else field.value = value
    field.dispatchEvent(new Event(isTick ? 'change' : 'input', { bubbles: true }))
  }
}
