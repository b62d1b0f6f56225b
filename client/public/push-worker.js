/**
 * Shows a push message, and opens its page when it is clicked. It keeps and caches nothing. What
 * comes is declarative web push, which some browsers show by themselves; here it is read alike.
 * Each message is shown, whatever is in it: a browser takes the leave back from who swallows one.
 */
const messageOf = (data) => {
  try {
    const { notification, app_badge: badge } = data.json()
    const { title, body = '', lang = '', tag = '', navigate } = notification
    const url = new URL(navigate, self.location.origin)
    const isOwn = url.origin === self.location.origin
    const path = isOwn ? `${url.pathname}${url.search}${url.hash}` : '/'
    return { title: String(title), body: String(body), lang, tag, path, badge: Number(badge) }
  } catch {
    return { title: 'Vonk', body: '', lang: '', tag: '', path: '/', badge: Number.NaN }
  }
}

const pages = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true })

/** The icon of the app bears how much is new; not every device has one that does. */
const bear = async (count) => {
  if (!('setAppBadge' in self.navigator) || !Number.isSafeInteger(count)) return
  await (count > 0 ? self.navigator.setAppBadge(count) : self.navigator.clearAppBadge())
}

self.addEventListener('push', (event) => {
  const { title, body, lang, tag, path, badge } = messageOf(event.data)
  const show = async () => {
    for (const page of await pages()) page.postMessage({ push: { title: body || title, path } })
    await self.registration.showNotification(title, {
      body,
      lang,
      data: path,
      icon: '/app/icon-192.png',
      badge: '/app/badge-96.png',
      tag: tag || path,
    })
    await bear(badge).catch(() => undefined)
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
