import { safetyQuery } from '#client/parts/moderation/safety-query.ts'
import { queryClient } from '#client/platform/api/client.ts'
import { loadTexts } from '#client/platform/i18n/i18n.ts'
import { safety } from '#client/platform/i18n/page-texts.ts'

export const loadSafetyTexts = () => loadTexts(safety, 'safety')

export const refetchSafety = () => queryClient.invalidateQueries({ queryKey: safetyQuery.queryKey })
