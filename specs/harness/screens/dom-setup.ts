import { notifications } from '@mantine/notifications'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'

/** A busy machine shows late what it shows at all. */
configure({ asyncUtilTimeout: 45_000 })

/** What was said aside is kept outside of the page, and files of one worker share it. */
afterEach(() => {
  cleanup()
  notifications.clean()
})

/** A toast leaves slowly; one that waits for a clock of a spec's own never does. */
const TOASTS_GO_MS = 2_000
const pause = () => new Promise((next) => setTimeout(next, 1))

/**
 * What a page began is finished in turns that ask `window`, and what shows a toast may come after
 * the page has gone: the file ends when both are over.
 */
afterAll(async () => {
  vi.useRealTimers()
  await vi.dynamicImportSettled()
  for (let turn = 0; turn < 20; turn += 1) await pause()
  notifications.clean()
  const latest = Date.now() + TOASTS_GO_MS
  while (document.querySelector('[role="alert"]') && Date.now() < latest) await pause()
})

/** What jsdom lacks and the components ask: no media query matches, nothing changes its size. */
window.matchMedia = (media) => ({
  matches: false,
  media,
  onchange: null,
  dispatchEvent: () => false,
  addListener: () => undefined,
  removeListener: () => undefined,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
})

window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

window.HTMLElement.prototype.scrollIntoView = () => undefined

/** jsdom has dialogs, and no way to open one above the page. */
window.HTMLDialogElement.prototype.showModal = function open() {
  this.open = true
}
window.HTMLDialogElement.prototype.close = function close() {
  this.open = false
  this.dispatchEvent(new Event('close'))
}
