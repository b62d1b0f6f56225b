import type { ReportView, StatementView } from '#core/moderation/reporting/contract.ts'

const CASE = 'a1b2c3d4-0000-4000-8000-000000000001'

/** Chatting is paused for what was asked of somebody; its member has not read it yet. */
export const statement = (rest: Partial<StatementView> = {}): StatementView => ({
  id: '00000000-0000-4000-8000-000000000011',
  case: CASE,
  number: 'A1B2-C3D4',
  at: '2026-11-20T10:00:00.000Z',
  subject: 'message',
  found_by: 'report',
  decision: 'pause_chat',
  rule: 'fraud',
  facts: 'Je vroeg iemand om 500 euro.',
  restricts: 'chat_paused',
  holds: true,
  until: '2026-12-20T10:00:00.000Z',
  may_appeal: true,
  appeal_until: '2027-05-22T10:00:00.000Z',
  appealed_at: null,
  is_new: true,
  ...rest,
})

export const report = (rest: Partial<ReportView> = {}): ReportView => ({
  id: '00000000-0000-4000-8000-000000000021',
  case: 'e5f6a7b8-0000-4000-8000-000000000002',
  number: 'E5F6-A7B8',
  at: '2026-11-21T10:00:00.000Z',
  subject: 'photo',
  reason: 'others_photo',
  outcome: 'waiting',
  is_asked: false,
  may_appeal: false,
  ...rest,
})
