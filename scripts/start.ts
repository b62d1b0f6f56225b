import { buildWhenChanged } from './build.ts'

buildWhenChanged()
await import('#server/platform/main.ts')
