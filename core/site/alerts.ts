import type { RouteName } from './routes.ts'

/** Alerts above a page that a member may dismiss, and the pages that do without them. */
export const alerts = {
  'not-confirmed': { hiddenOn: ['activate-error', 'token'] },
} as const satisfies Record<string, { hiddenOn: readonly RouteName[] }>

export type AlertName = keyof typeof alerts

/**
 * Whether an alert stands above a page (product spec, section 2). Once dismissed it stays hidden;
 * `concerned` says that it is about this member at all.
 */
export const showsAlert = (
  name: AlertName,
  {
    route,
    concerned,
    dismissedAt,
  }: { route: RouteName | null; concerned: boolean; dismissedAt: string | null },
): boolean => {
  const hiddenOn: readonly (RouteName | null)[] = alerts[name].hiddenOn
  return concerned && dismissedAt === null && !hiddenOn.includes(route)
}
