import type { Answer } from '../played.ts'
import { type House, linksTo } from './books.ts'

export const problem = (status: number, title: string, field?: string): Answer => ({
  status,
  body: {
    status,
    title,
    detail: title,
    field,
    _links: { documentation: { href: 'https://docs.mollie.com', type: 'text/html' } },
  },
})
export const unfit = (field: string) => problem(422, 'Unprocessable Entity', field)
export const missing = () => problem(404, 'Not Found')

const image = { size1x: 'https://x/1', size2x: 'https://x/2', svg: 'https://x/s' }
export const listedMethod = (id: string, currency: string) => ({
  resource: 'method',
  id,
  description: id,
  image,
  status: 'activated',
  minimumAmount: { value: '0.01', currency },
  maximumAmount: null,
  _links: { self: { href: 'https://x', type: 'application/hal+json' } },
})

/** A list as Mollie writes one, all of it on one page. */
export const listOf = (name: string, items: unknown[], path: string, { origin }: House) => ({
  count: items.length,
  _embedded: { [name]: items },
  _links: {
    ...linksTo(origin, { self: path, documentation: '/docs/pagination' }),
    previous: null,
    next: null,
  },
})
