const touched = new Set<Element>()

const hear = ({ target }: Event) => {
  if (target instanceof Element) touched.add(target)
}

/** Remembers in which fields somebody has typed or chosen something, until the signal. */
export const watchTyping = (ended: AbortSignal) => {
  const field = document.activeElement
  if (field?.matches('input, textarea')) touched.add(field)
  document.addEventListener('input', hear, { capture: true, signal: ended })
  ended.addEventListener('abort', () => touched.clear())
}

/** Whether something stands in a field of this page that loading it anew would lose. */
export const isTyped = (): boolean => {
  for (const field of touched) {
    if (!field.isConnected) touched.delete(field)
    else if (!('value' in field) || field.value !== '') return true
  }
  return false
}
