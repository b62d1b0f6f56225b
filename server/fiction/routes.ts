import type { fictionCalls } from '#core/fiction/contract.ts'
import type { Handlers } from '#server/platform/http/handler.ts'

export type FictionRoutes = Pick<Handlers, keyof typeof fictionCalls>
