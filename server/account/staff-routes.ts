import type { staffCalls } from '#core/account/contract-staff.ts'
import type { Suspend } from '#server/account/suspend.ts'
import type { Handlers } from '#server/platform/http/handler.ts'

export type StaffRoutes = Pick<Handlers, keyof typeof staffCalls>

/** What staff do on the site itself; everybody else is told that it is not there. */
export const createStaffRoutes = ({ suspend }: { suspend: Suspend }): StaffRoutes => ({
  'POST /api/suspension.php': async ({ body: { id, reason }, member, site, key }) =>
    suspend({ by: member.id, site: site.id, id, reason, key }),

  'DELETE /api/suspension.php': async ({ body: { id }, member, site, key }) =>
    suspend({ by: member.id, site: site.id, id, reason: null, key }),
})
