import { crashSite } from '#specs/harness/crash/site.ts'
import { faultsOf, smallDisk } from '#specs/harness/outages/faults.ts'
import { type OutageToll, outage } from '#specs/harness/outages/outage.ts'
import { startMailServer } from '#specs/harness/server/mail-server.ts'

const MEMBERS = 3

/** Each outage once, for so long, on one site. Says so where a disk of its own cannot be had. */
export const manyOutages = async (
  { lastsMs, only = '' }: { lastsMs: number; only?: string },
  say: (line: string) => void,
  told: (toll: OutageToll) => void = () => undefined,
): Promise<OutageToll[]> => {
  const mail = await startMailServer()
  const disk = await smallDisk()
  if (!disk) say('Without the right to mount there is no disk that could be full: left out.')
  const folder = disk ? { folder: `${disk.folder}/postgres` } : {}
  const site = await crashSite({ members: MEMBERS, isSilencing: true, mail, ...folder })
  const tolls: OutageToll[] = []
  try {
    for (const fault of faultsOf(site, { mail, disk })) {
      if (!fault.what.includes(only)) continue
      const toll = await outage(site, fault, lastsMs)
      for (const line of toll.wrong) say(`${toll.what}: ${line}`)
      told(toll)
      tolls.push(toll)
    }
  } finally {
    await site.stop()
    await mail.close()
    await disk?.remove()
  }
  return tolls
}
