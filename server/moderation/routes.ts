import type { staffCalls } from '#core/account/contract-staff.ts'
import type { AccountStore, LinkStore } from '#core/account/ports.ts'
import type { Clock, Ids } from '#core/kernel/ports.ts'
import type { approvalCalls } from '#core/moderation/approval/contract.ts'
import type { deskCalls } from '#core/moderation/desk/contract.ts'
import type { noticeCalls } from '#core/moderation/notices/contract.ts'
import type { ModerationStore } from '#core/moderation/ports.ts'
import type { reportingCalls } from '#core/moderation/reporting/contract.ts'
import { answerTo } from '#core/moderation/reporting/objection.ts'
import type { supportCalls } from '#core/moderation/support/contract.ts'
import type { Handlers } from '#server/platform/http/handler.ts'
import { refuse } from '#server/platform/http/refusals.ts'
import { type LimitCall, mailboxKey } from '#server/platform/limiting.ts'
import { findLink, markOf } from '#server/platform/mails/mailed-link.ts'
import type { Appeals } from './appeal.ts'
import { type ApprovalRouteParts, createApprovalRoutes } from './approval/routes.ts'
import { createDeskRoutes, type DeskRouteParts } from './desk-routes.ts'
import type { ReceiveNotice } from './notice.ts'
import type { ReportSomething } from './report.ts'
import { createSupportRoutes, type SupportRouteParts } from './support/routes.ts'
import type { Suspensions } from './suspend.ts'
import { reportToWire, statementToWire, suspendedToWire } from './to-wire.ts'

export type ModerationRoutes = Pick<
  Handlers,
  | keyof typeof reportingCalls
  | keyof typeof noticeCalls
  | keyof typeof deskCalls
  | keyof typeof approvalCalls
  | keyof typeof supportCalls
  | keyof typeof staffCalls
>

/** What a member is shown of the reports and decisions of before. */
const SHOWN_MAX = 100

type Parts = DeskRouteParts &
  ApprovalRouteParts &
  SupportRouteParts & {
    moderation: ModerationStore
    reportSomething: ReportSomething
    receiveNotice: ReceiveNotice
    appeals: Appeals
    suspensions: Suspensions
    accounts: AccountStore
    linkStore: LinkStore
    limit: LimitCall
    ids: Ids
    clock: Clock
  }

const createReportingRoutes = ({
  moderation,
  reportSomething,
  appeals,
  accounts,
  linkStore,
  limit,
  ids,
  clock,
}: Parts): Pick<Handlers, keyof typeof reportingCalls> => ({
  'POST /api/report.php': async ({ body, member, site, key }) => {
    const refused = await limit('reportPerAccount', member.id)
    return refused ?? reportSomething({ ...body, site: site.id, reporter: member.id, key })
  },

  'GET /api/safety.php': async ({ member }) => {
    const [reports, statements] = await Promise.all([
      moderation.reportsOf(member.id, SHOWN_MAX),
      moderation.statementsOf(member.id, SHOWN_MAX),
    ])
    return {
      reports: reports.map(reportToWire),
      statements: statements.map(statementToWire),
    }
  },

  'PUT /api/safety.php': async ({ member }) => {
    await moderation.seen(member.id, clock.now())
    return {}
  },

  'POST /api/appeal.php': async ({ body: { id, words }, member, key }) =>
    appeals({ account: member.id, id, words, key }),

  'POST /api/decision.php': async ({ body: { token }, site, source }) => {
    const refused = await limit('linkPerSource', source)
    if (refused) return refused
    const lookup = { mark: markOf(ids, token), site, now: clock.now() }
    const link = await findLink(linkStore, 'decision', lookup)
    if ('refused' in link) return link
    const statement = await moderation.statement(link.about)
    if (statement?.account !== link.account) return refuse('link_invalid')
    const [own, known] = await Promise.all([
      accounts.user(link.account, clock.now()),
      moderation.statementsOf(link.account, SHOWN_MAX),
    ])
    const answer = answerTo(statement, known)
    return {
      statement: statementToWire(statement),
      answer: answer && statementToWire(answer),
      account: suspendedToWire(own),
    }
  },

  'POST /api/appeal.php?link=1': async ({ body: { token, words }, site, source, key }) => {
    const refused = await limit('linkPerSource', source)
    if (refused) return refused
    const lookup = { mark: markOf(ids, token), site, now: clock.now() }
    const link = await findLink(linkStore, 'decision', lookup)
    if ('refused' in link) return link
    const statement = await moderation.statement(link.about)
    if (statement?.account !== link.account) return refuse('link_invalid')
    return appeals({ account: link.account, id: statement.case, words, key })
  },
})

const createNoticeRoutes = ({
  receiveNotice,
  limit,
  ids,
}: Parts): Pick<Handlers, keyof typeof noticeCalls> => ({
  'POST /api/complaint.php': async ({ body, site, source, network, shown, key }) => {
    const tooMany =
      (await limit('noticePerSource', source)) ??
      (body.mail === ''
        ? null
        : await limit('noticeMailsPerAddress', mailboxKey(ids, site, body.mail)))
    return tooMany ?? receiveNotice({ form: body, site: site.id, language: shown, network, key })
  },
})

export const createModerationRoutes = (parts: Parts): ModerationRoutes => ({
  ...createReportingRoutes(parts),
  ...createNoticeRoutes(parts),
  ...createDeskRoutes(parts),
  ...createApprovalRoutes(parts),
  ...createSupportRoutes(parts),

  'POST /api/suspension.php': async ({ body: { id, reason, rule }, member, site, key }) =>
    parts.suspensions.suspend({ by: member.id, site: site.id, id, reason, rule, key }),

  'DELETE /api/suspension.php': async ({ body: { id }, member, site, key }) =>
    parts.suspensions.lift({ by: member.id, site: site.id, id, key }),
})
