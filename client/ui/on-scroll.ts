/** Tells a store of React that what stands in the window may have changed. */
export const onScroll = (listener: () => void) => {
  window.addEventListener('scroll', listener, { passive: true })
  window.addEventListener('resize', listener)
  return () => {
    window.removeEventListener('scroll', listener)
    window.removeEventListener('resize', listener)
  }
}
