import { generatePath } from 'react-router'
import { routes } from '#core/site/routes.ts'

/** Links that stand in parts of pages that come later: a first visit does without them. */
export const laterPaths = {
  /** `next`: the path of a page, to which one comes back. */
  ageProof: (next: string) => `${routes.age.path}?${new URLSearchParams({ next })}`,
  changePassword: () => routes['settings-password'].path,
  blocked: () => routes['settings-blocked'].path,
  newTerms: () => routes['settings-terms'].path,
  leave: () => routes['settings-leave'].path,
  avoided: () => routes['settings-avoided'].path,
  complaints: () => routes.complaints.path,
  safety: () => routes.safety.path,
  rules: () => routes['pages-ban'].path,
  deskCase: (id: string) => generatePath(routes['desk-case'].path, { id }),
  deskPhotos: () => routes['desk-photos'].path,
  deskStatistics: () => routes['desk-statistics'].path,
  deskMembers: () => routes['desk-members'].path,
  deskMember: (id: string) => generatePath(routes['desk-member'].path, { id }),
  deskApprovals: () => routes['desk-approvals'].path,
  directDebit: (bundle: string) => `${routes.directdebit.path}?${new URLSearchParams({ bundle })}`,
  mandate: (id: string) => generatePath(routes.mandate.path, { id }),
  deskDebits: () => routes['desk-debits'].path,
  deskLog: () => routes['desk-log'].path,
}
