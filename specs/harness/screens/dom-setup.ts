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

/** React finishes in turns of its own what a page began; it asks `window` for that. */
afterAll(async () => {
  vi.useRealTimers()
  for (let turn = 0; turn < 20; turn += 1) await new Promise((next) => setTimeout(next, 1))
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
