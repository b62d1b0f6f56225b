import type { MemberFileView } from '#core/moderation/support/contract.ts'
import type { FoundMember, SupportStore } from '#core/moderation/support/ports.ts'

type Read<K extends keyof SupportStore> = Awaited<ReturnType<SupportStore[K]>>

type MemberFile = {
  member: FoundMember
  life: Read<'life'>
  orders: Read<'orders'> | null
  credits: { credits: number; owed: number; entries: Read<'entries'> } | null
  mails: Read<'mails'> | null
  devices: number | null
  consents: Read<'consents'> | null
  cases: Read<'cases'> | null
  photos: Read<'photos'> | null
  hasCases: boolean
}

const datedToWire = <T extends { at: Date }>(rows: T[]) =>
  rows.map((row) => ({ ...row, at: row.at.toISOString() }))

export const fileToWire = (file: MemberFile): MemberFileView => ({
  ...file.member,
  since: file.member.since.toISOString(),
  life: file.life && {
    state: file.life.state as NonNullable<MemberFileView['life']>['state'],
    steps: datedToWire(file.life.steps),
  },
  orders:
    file.orders &&
    datedToWire(file.orders).map(({ leftMinor, aloneMinor, state, steps, ...order }) => ({
      ...order,
      left_minor: leftMinor,
      alone_minor: aloneMinor,
      state: String(state),
      steps: datedToWire(steps),
    })),
  credits: file.credits && {
    balance: file.credits.credits,
    owed: file.credits.owed,
    entries: datedToWire(file.credits.entries),
  },
  mails:
    file.mails &&
    datedToWire(file.mails).map((mail) => ({ ...mail, done: mail.done?.toISOString() ?? null })),
  devices: file.devices,
  consents:
    file.consents?.map(({ version, given, withdrawn }) => ({
      version,
      given: given.toISOString(),
      withdrawn: withdrawn?.toISOString() ?? null,
    })) ?? null,
  cases: file.cases && datedToWire(file.cases),
  photos: file.photos,
  has_cases: file.hasCases,
})
