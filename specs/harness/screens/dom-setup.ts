import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

/** A busy machine shows late what it shows at all. */
configure({ asyncUtilTimeout: 45_000 })

afterEach(cleanup)

/** What jsdom lacks and the components ask: no media query matches, nothing changes its size. */
window.matchMedia = (media) => ({
  ...{ matches: false, media, onchange: null, dispatchEvent: () => false },
  ...{ addListener: () => undefined, removeListener: () => undefined },
  ...{ addEventListener: () => undefined, removeEventListener: () => undefined },
})

window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

window.HTMLElement.prototype.scrollIntoView = () => undefined
