import { type RouteName, routes } from '#core/site/routes.ts'

const ID = '019ca8c6-5d70-7c0e-9c1d-0d5c0b6f2a11'

/** A path of this page, with something of the right kind in the place of each of its words. */
export const pathTo = (name: RouteName): string =>
  routes[name].path
    .replace(/:id\??/, name === 'credits-id-paymentmethod' ? 'credits-25' : ID)
    .replace(/:paymentmethod\?/, 'ideal')
    .replace(':number', '2026-000001')
    .replace(':type', 'given')
    .replace(/:slug\?/, 'she-nl')
    .replace(':token', 'een-woord')
