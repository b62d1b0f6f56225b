import { ContainerModule } from 'inversify'
import { practiceAge } from '#adapters/age/practice.ts'
import { sandboxBank } from '#adapters/payments/sandbox/bank.ts'
import { demoStore } from '#adapters/postgres/demo/store.ts'
import { smsInbox } from '#adapters/sms/inbox.ts'
import { movableClock } from '#adapters/system/clock.ts'
import { demoBank, demo as demoPeople } from '../demo/tokens.ts'
import type { Config } from '../platform/config/config.ts'
import { demoTextsOf } from '../platform/texts.ts'
import * as t from '../platform/tokens.ts'
import { maker } from '../platform/wiring.ts'
import { logLine } from './lines.ts'
import { keyedTexter } from './mail.ts'
import { keyedProviders } from './providers.ts'
import { age, bank, clockOfDemo, database, mailParts, smsParts } from './tokens.ts'

/** Whether only this machine can reach a server that listens there. */
const isOwn = (host: string) => /^(localhost|127\.\d+\.\d+\.\d+|::1)$/.test(host)

/** A clock that can be moved, at `/dev/clock`, and a bank to try, never in production. */
export const trialModule = (config: Config) =>
  new ContainerModule(({ bind }) => {
    const make = maker(bind)
    const { databaseUrl, publicUrl, clock, log } = t
    const texts = demoTextsOf(config.languages[0])
    make(
      clockOfDemo,
      ({ databaseUrl, log }) =>
        movableClock({ databaseUrl, log: logLine(log), texts: texts.clock }),
      { databaseUrl, log },
    ).onDeactivation(({ stop }) => stop())
    make(clock, ({ clockOfDemo: { clock } }) => clock, { clockOfDemo })
    make(
      bank,
      ({ log, ...parts }) =>
        sandboxBank({
          ...parts,
          patience: config.database,
          log: logLine(log),
          texts: texts.sandbox,
          ...(isOwn(config.host) ? {} : { control: false }),
        }),
      { databaseUrl, publicUrl, clock, log },
    ).onDeactivation(({ stop }) => stop())
    make(
      t.paymentProviders,
      async ({ bank }) => [...(await keyedProviders(config)), bank.provider],
      {
        bank,
      },
    )
    make(demoBank, ({ bank: { provider, pay } }) => ({ provider, pay }), { bank })
    make(smsParts, () => smsInbox({ texts: texts.phone }), {})
    make(t.texter, ({ smsParts: { texter } }) => keyedTexter(config) ?? texter, { smsParts })
    make(age, ({ publicUrl }) => practiceAge({ publicUrl, texts: texts.practiceAge }), {
      publicUrl,
    })
    make(t.ageProvider, ({ age: { provider } }) => provider, { age })
    bind(demoPeople).toResolvedValue(demoStore, [database])
    make(
      t.pages,
      (by) => [
        ...by.mailParts.pages,
        by.smsParts.pages,
        by.bank.pages,
        by.age.pages,
        by.clockOfDemo.pages,
      ],
      {
        mailParts,
        smsParts,
        bank,
        age,
        clockOfDemo,
      },
    )
  })
