/** While one develops there is nothing to open offline by: the build puts the whole worker here. */
importScripts('/push-worker.js')

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
