import { Container } from 'inversify'
import { limits } from '#core/kernel/limits.ts'
import { accountModule } from './account/module.ts'
import { shownTerms } from './account/tokens.ts'
import { chatModule } from './chat/module.ts'
import { databaseModule } from './container/database.ts'
import { mailModule } from './container/mail.ts'
import { productModule } from './container/product.ts'
import { pushAdapterModule } from './container/push.ts'
import { storesModule } from './container/stores.ts'
import { systemModule } from './container/system.ts'
import { bank, clockOfDemo, database, postgres } from './container/tokens.ts'
import { trialModule } from './container/trial.ts'
import { demoModule } from './demo/module.ts'
import { discoveryModule } from './discovery/module.ts'
import { fictionModule } from './fiction/module.ts'
import { moderationModule } from './moderation/module.ts'
import { paymentModule } from './payment/module.ts'
import { photoModule } from './photo/module.ts'
import type { Config } from './platform/config/config.ts'
import { platformModule } from './platform/module.ts'
import { noDemoModule } from './platform/no-demo.ts'
import * as t from './platform/tokens.ts'
import { pushModule } from './push/module.ts'
import { siteModule } from './site/module.ts'

const subjects = [
  platformModule,
  accountModule,
  chatModule,
  discoveryModule,
  fictionModule,
  moderationModule,
  paymentModule,
  photoModule,
  pushModule,
  siteModule,
]

/** What stands behind the ports. */
const adaptersFor = (config: Config) => [
  systemModule(config),
  databaseModule(config),
  storesModule,
  mailModule(config),
  pushAdapterModule(config),
]

/** A demo can be tried; in production nothing of it is there. */
const kindOf = (config: Config) =>
  config.demo ? [trialModule(config), demoModule] : [productModule(config), noDemoModule]

/** The one place that knows which adapter stands behind which port. */
export const containerFor = (config: Config): Container => {
  const container = new Container({ defaultScope: 'Singleton' })
  container.bind(t.config).toConstantValue(config)
  container.bind(t.limits).toConstantValue(limits)
  container.load(...adaptersFor(config), ...subjects, ...kindOf(config))
  return container
}

/** Closes what was made, users before what they use; throws the first failure when all is done. */
export const closeAll = async (container: Container): Promise<void> => {
  const failures: unknown[] = []
  for (const one of [
    t.workers,
    t.streams,
    shownTerms,
    t.liveHints,
    bank,
    clockOfDemo,
    database,
    postgres,
  ]) {
    if (!container.isBound(one)) continue
    await container.unbindAsync(one).catch((error) => failures.push(error))
  }
  if (failures.length > 0) throw failures[0]
}
