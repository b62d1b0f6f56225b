/**
 * Opens the warning that stands before it in the page, before any program is there, for who has not
 * closed it on this device. By what names that is kept, the warning itself says.
 */
;(() => {
  const entry = document.currentScript.previousElementSibling
  const { keptAs, underage } = entry.dataset
  const isSkipped = () => {
    try {
      return typeof JSON.parse(window.localStorage.getItem(keptAs)) === 'string'
    } catch {
      return false
    }
  }
  const skip = () => {
    try {
      window.localStorage.setItem(keptAs, JSON.stringify(new Date()))
    } catch {
      // The device keeps nothing, and is asked again.
    }
  }
  if (isSkipped() || window.matchMedia('(display-mode: standalone)').matches) return
  entry.addEventListener('close', () => {
    if (entry.returnValue === underage) window.location.replace('about:blank')
    else skip()
  })
  entry.showModal()
})()
