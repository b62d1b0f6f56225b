import { notifications } from '@mantine/notifications'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

/** A busy machine shows late what it shows at all. */
configure({ asyncUtilTimeout: 45_000 })

/** What was said aside is kept outside of the page, and files of one worker share it. */
afterEach(() => {
  cleanup()
  notifications.clean()
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
