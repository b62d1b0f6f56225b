import { laterPaths } from '#client/platform/later-paths.ts'
import { paths } from '#client/platform/paths.ts'
import type { Role } from '#core/kernel/roles.ts'
import { mayVisit, type RouteName } from '#core/site/routes.ts'

/** The sections of the desk, in their order: each has a page, and is there for who may see that. */
const sections = [
  { route: 'desk', to: paths.desk(), words: 'frame.reports' },
  { route: 'desk-photos', to: laterPaths.deskPhotos(), words: 'photos.section' },
  { route: 'desk-answers', to: paths.deskAnswers(), words: 'answers.section' },
  { route: 'desk-fictional', to: paths.deskFictional(), words: 'fictional.section' },
  { route: 'desk-members', to: laterPaths.deskMembers(), words: 'members.section' },
  { route: 'desk-approvals', to: laterPaths.deskApprovals(), words: 'approvals.section' },
  { route: 'desk-debits', to: laterPaths.deskDebits(), words: 'frame.debits' },
  { route: 'desk-statistics', to: laterPaths.deskStatistics(), words: 'statistics.section' },
  { route: 'desk-log', to: laterPaths.deskLog(), words: 'frame.log' },
] as const satisfies {
  route: RouteName
  to: string
  words: string
}[]

export const sectionsFor = (role: Role) => sections.filter(({ route }) => mayVisit(route, role))
