/** Shows a push message, and opens its page when it is clicked. It keeps and caches nothing. */
const messageOf = (data) => {
  try {
    const { title, path } = data.json()
    const isOwn = typeof path === 'string' && /^\/(?!\/)/.test(path)
    return { title: String(title), path: isOwn ? path : '/' }
  } catch {
    return { title: 'Vonk', path: '/' }
  }
}

const pages = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true })

self.addEventListener('push', (event) => {
  const message = messageOf(event.data)
  const show = async () => {
    for (const page of await pages()) page.postMessage({ push: message })
    await self.registration.showNotification(message.title, {
      data: message.path,
      icon: '/icon.svg',
      tag: message.path,
    })
  }
  event.waitUntil(show())
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const open = async () => {
    const url = new URL(event.notification.data ?? '/', self.location.origin).href
    const [page] = await pages()
    if (!page) return self.clients.openWindow(url)
    // A browser may keep its focus to itself; the page is opened all the same.
    await page.focus().catch(() => undefined)
    return page.navigate(url)
  }
  event.waitUntil(open())
})
