import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CrashSite, crashSite } from '#specs/harness/crash/site.ts'
import { type Fault, faultsOf, type SmallDisk, smallDisk } from '#specs/harness/outages/faults.ts'
import { outage } from '#specs/harness/outages/outage.ts'
import { type MailServer, startMailServer } from '#specs/harness/server/mail-server.ts'

const LONG_MS = 120_000
/** Longer than anybody waits for an answer, where nothing is answered. */
const SILENT_MS = 6_000
const SHORT_MS = 2_500

let mail: MailServer
let disk: SmallDisk | null
let site: CrashSite
let faults: Fault[]
beforeAll(async () => {
  mail = await startMailServer()
  disk = await smallDisk()
  const folder = disk ? { folder: `${disk.folder}/postgres` } : {}
  site = await crashSite({ members: 3, isSilencing: true, mail, ...folder })
  faults = faultsOf(site, { mail, disk })
}, LONG_MS)
afterAll(async () => {
  await site.stop()
  await mail.close()
  await disk?.remove()
})

describe('while it lasts everybody hears something, and soon after all is there once (OPS-01):', () => {
  it.each([
    ['a frozen connection', SILENT_MS],
    ['a silent network', SILENT_MS],
    ['a frozen database', SILENT_MS],
    ['an absent database', SHORT_MS],
    ['a killed database', SHORT_MS],
    ['a killed server', SHORT_MS],
    ['a database that drops every connection each second', SHORT_MS],
    ['a dead mail server', SHORT_MS],
    ['a full disk', SHORT_MS],
  ])(
    '%s',
    async (what, lastsMs) => {
      const fault = faults.find((one) => one.what === what)
      if (!fault) {
        expect({ what, disk }, 'only a disk may be missing').toEqual({
          what: 'a full disk',
          disk: null,
        })
        return
      }
      expect(await outage(site, fault, lastsMs)).toMatchObject({ wrong: [] })
    },
    LONG_MS,
  )
})
