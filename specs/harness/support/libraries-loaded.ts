import { registerHooks } from 'node:module'

/** A script: a server makes its providers of payments, and says which packages were loaded for it. */
const loaded = new Set<string>()
registerHooks({
  load: (url, context, next) => {
    const name = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(url)?.[1]
    if (name !== undefined) loaded.add(name)
    return next(url, context)
  },
})

const { configFrom } = await import('#server/platform/config/config.ts')
const { containerFor } = await import('#server/container.ts')
const tokens = await import('#server/platform/tokens.ts')
await import('#server/platform/start.ts')
const providers = await containerFor(configFrom()).getAsync(tokens.paymentProviders)
const names = providers.map(({ name }) => name)
process.stdout.write(JSON.stringify({ providers: names, packages: [...loaded] }))
