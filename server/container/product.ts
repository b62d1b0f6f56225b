import { ContainerModule } from 'inversify'
import { systemClock } from '#adapters/system/clock.ts'
import type { Config } from '../platform/config/config.ts'
import * as t from '../platform/tokens.ts'
import { maker } from '../platform/wiring.ts'
import { keyedTexter } from './mail.ts'
import { keyedProviders } from './providers.ts'
import { mailParts } from './tokens.ts'

/** The real clock, and the providers that there is a key of. */
export const productModule = (config: Config) =>
  new ContainerModule(({ bind }) => {
    const make = maker(bind)
    make(t.clock, systemClock, {})
    make(t.paymentProviders, () => keyedProviders(config), {})
    make(t.ageProvider, () => null, {})
    make(t.texter, () => keyedTexter(config), {})
    make(t.pages, ({ mailParts: { pages } }) => pages, { mailParts })
  })
