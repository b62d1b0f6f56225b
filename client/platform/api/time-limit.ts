/** A signal that is given with another one, or after a while; `done` when it is not needed any more. */
export const createTimeLimit = (given: AbortSignal | undefined, withinMs: number) => {
  const controller = new AbortController()
  const end = () => controller.abort(given?.reason)
  const late = setTimeout(() => controller.abort(), withinMs)
  if (given?.aborted) end()
  given?.addEventListener('abort', end, { once: true })
  return {
    signal: controller.signal,
    done: () => {
      clearTimeout(late)
      given?.removeEventListener('abort', end)
    },
  }
}
