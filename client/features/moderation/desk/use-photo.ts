import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useActionKey } from '#client/platform/api/action-key.ts'
import { queryClient } from '#client/platform/api/client.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { showMessage } from '#client/ui/toasts.ts'
import type { DeskPhotoView } from '#core/photo/desk/contract.ts'
import { lettersQuery } from './desk-queries.ts'
import { type Judged, judge, type PictureRule, photoDeskQuery } from './photo-queries.ts'

const doneOf = (rule: PictureRule | null) => {
  if (rule === null) return 'photos.done'
  return rule === 'child_abuse' ? 'photos.doneLocked' : 'photos.doneRefused'
}

/** What one is about to decide on a photo: the words that its member reads come with the rule. */
export const usePhoto = (photo: DeskPhotoView) => {
  const { t } = useTranslation('desk')
  const keyOf = useActionKey()
  const { facts: templates } = useSuspenseQuery(lettersQuery(photo.member.language)).data
  const [rule, setRule] = useState<PictureRule | null>(null)
  const [typed, setTyped] = useState<string | null>(null)
  const [isMissing, setMissing] = useState(false)
  const facts = typed ?? (rule ? templates.rule[rule] : '')
  const sending = useMutation({
    mutationFn: async (judged: Judged) => {
      await judge(judged, keyOf(judged))
      await queryClient.fetchQuery({ ...photoDeskQuery, staleTime: 0 })
    },
    onSuccess: (_, judged) => void showMessage(t(doneOf(judged.rule))),
  })
  const send = (by: PictureRule | null, said: string) => {
    if (!sending.isPending) sending.mutate({ id: photo.id, rule: by, facts: said })
  }
  return {
    rule,
    facts,
    isMissing,
    sending,
    choose: setRule,
    write: setTyped,
    approve: () => send(null, ''),
    refuse: () => {
      if (rule === null) return
      const said = rule === 'child_abuse' ? '' : facts.trim()
      setMissing(rule !== 'child_abuse' && said === '')
      if (rule === 'child_abuse' || said !== '') send(rule, said)
    },
  }
}
