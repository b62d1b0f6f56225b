import { buildWhenChanged } from './build.ts'

buildWhenChanged()
await import('#server/main.ts')
