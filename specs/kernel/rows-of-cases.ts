/** An effect, and a line for each thing that it causes. */
export type Row = [effect: { type: string } & Record<string, unknown>, ...lines: string[]]

const account = 'anna'
const annaAsks = 'anna asks user'
const annaReads = 'anna asks safety'
const annaChanged = 'whoever sees them asks member anna'
const ofCase = { case: 'z', accused: account, statement: 's' }
const decided = { ...ofCase, subject: 'member', about: 'm', days: null }
const held = { restriction: 'r', account, about: 'm' }
const stated = 'mail once as statement:s template=statement account=anna about=s'

/** What a case causes, and what holds by its decision. */
export const rowsOfCases: Record<'moderationCase' | 'restriction', Row[]> = {
  moderationCase: [
    [
      { type: 'caseDecided', ...decided, decision: 'nothing_found', restriction: null },
      'moderation task=tellReporters case=z statement=s',
    ],
    [
      {
        type: 'caseDecided',
        ...decided,
        subject: 'signs',
        decision: 'nothing_found',
        restriction: null,
      },
      'moderation task=tellReporters case=z statement=s',
      'moderation task=settleHeld case=z',
    ],
    [
      { type: 'caseDecided', ...decided, decision: 'warning', restriction: null },
      stated,
      'moderation task=tellReporters case=z statement=s',
      annaReads,
    ],
    [
      { type: 'caseDecided', ...decided, decision: 'suspend', days: 7, restriction: 'r' },
      'restriction r begins restriction=r account=anna kind=suspended about=m',
      'limit to restriction r, or nothing at all',
      stated,
      'moderation task=tellReporters case=z statement=s',
      annaReads,
    ],
    [
      { type: 'caseDecided', ...decided, decision: 'ban', restriction: 'r' },
      'restriction r begins restriction=r account=anna kind=suspended about=m',
      stated,
      'moderation task=tellReporters case=z statement=s',
      annaReads,
    ],
    [{ type: 'policeTold', case: 'z', accused: account }],
    [{ type: 'appealed', case: 'z', accused: account, party: 'accused' }, annaReads],
    [{ type: 'caseUpheld', ...ofCase, party: 'accused' }, stated, annaReads],
    [
      { type: 'caseUpheld', ...ofCase, party: 'reporter' },
      'moderation task=tellReporters case=z statement=s',
    ],
    [
      { type: 'caseOverturned', ...ofCase, restriction: 'r' },
      'lift to restriction r',
      stated,
      'moderation task=tellReporters case=z statement=s',
      annaReads,
    ],
    [
      { type: 'caseOverturned', ...ofCase, restriction: null },
      stated,
      'moderation task=tellReporters case=z statement=s',
      annaReads,
    ],
    [{ type: 'caseClosed', case: 'z', accused: account }, 'moderation task=erase case=z'],
  ],
  restriction: [
    [
      { type: 'restrictionBegan', ...held, kind: 'suspended' },
      'suspend to account anna',
      annaAsks,
      annaChanged,
    ],
    [
      { type: 'restrictionBegan', ...held, kind: 'message_removed' },
      'withhold to message m',
      annaAsks,
      annaChanged,
    ],
    [
      { type: 'restrictionBegan', ...held, kind: 'photo_removed' },
      'withhold to photo m',
      annaAsks,
      annaChanged,
    ],
    [
      { type: 'restrictionEnded', ...held, kind: 'photo_removed' },
      'return to photo m',
      annaAsks,
      annaReads,
      annaChanged,
    ],
    [
      { type: 'restrictionEnded', ...held, kind: 'photo_removed', stays: true },
      annaAsks,
      annaReads,
      annaChanged,
    ],
    [{ type: 'restrictionBegan', ...held, kind: 'chat_paused' }, annaAsks, annaChanged],
    [
      { type: 'restrictionEnded', ...held, kind: 'suspended' },
      'moderation task=restore account=anna',
      annaAsks,
      annaReads,
      annaChanged,
    ],
    [
      { type: 'restrictionEnded', ...held, kind: 'message_removed' },
      'release to message m',
      annaAsks,
      annaReads,
      annaChanged,
    ],
    [
      { type: 'restrictionEnded', ...held, kind: 'profile_hidden' },
      annaAsks,
      annaReads,
      annaChanged,
    ],
  ],
}
