import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { companyQuery } from '#client/platform/api/company-query.ts'
import { settingsQuery, sourceQuery } from '#client/platform/api/site-queries.ts'
import { userQuery } from '#client/platform/api/user-query.ts'
import type { CompanyInfo, Settings } from '#core/site/views.ts'

type Facts = { settings: Settings; company: CompanyInfo; sourceKnown: boolean }

/** What the parts of a drawn page ask for, answered beforehand: a visitor sees it. */
export const Answered = ({
  facts: { settings, company, sourceKnown },
  children,
}: {
  facts: Facts
  children: ReactNode
}) => {
  const queries = new QueryClient()
  queries.setQueryData(settingsQuery.queryKey, settings)
  queries.setQueryData(companyQuery.queryKey, company)
  queries.setQueryData(userQuery.queryKey, null)
  queries.setQueryData(sourceQuery.queryKey, sourceKnown)
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>
}
