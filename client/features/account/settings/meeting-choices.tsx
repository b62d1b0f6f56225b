import { useMutation, useQuery } from '@tanstack/react-query'
import { choicesQuery, visitorsQuery } from '#client/parts/discovery/meeting-queries.ts'
import { PictureIcon } from '#client/parts/photo/icons.tsx'
import { call } from '#client/platform/api/call.ts'
import { queryClient } from '#client/platform/api/client.ts'
import { useMember } from '#client/platform/api/hooks.ts'
import { memberQuery } from '#client/platform/api/member-query.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useWords } from '#client/platform/i18n/words.ts'
import { PersonIcon } from '#client/ui/icons.tsx'
import { PlaceIcon, ReadIcon } from '#client/ui/member-icons.tsx'
import { Notice } from '#client/ui/states.tsx'
import type { Answer } from '#core/contract/contract.ts'
import styles from './rows.module.css'
import { EyeOffIcon, GlobeIcon } from './setting-icons.tsx'
import { Section, SwitchRow } from './settings-section.tsx'

type Choices = Answer<'GET /api/meeting-choices.php'>
const icons = {
  real_only: PersonIcon,
  unseen: EyeOffIcon,
  place_hidden: PlaceIcon,
  read_marks: ReadIcon,
  chat_photos: PictureIcon,
  shown_outside: GlobeIcon,
}
const words = {
  real_only: 'leaving.realOnly',
  unseen: 'leaving.unseen',
  place_hidden: 'leaving.placeHidden',
  read_marks: 'leaving.readMarks',
  chat_photos: 'leaving.chatPhotos',
  shown_outside: 'outside.shown',
} as const
const sections = {
  meeting: ['real_only', 'unseen', 'read_marks', 'chat_photos'],
  place: ['place_hidden', 'shown_outside'],
} as const

/** Who sees oneself is asked anew, as they now see it. */
const useChange = () => {
  const { id } = useMember()
  return useMutation({
    mutationFn: (body: Partial<Choices>) => call('PUT /api/meeting-choices.php', { body }),
    onSuccess: (now) => {
      queryClient.setQueryData(choicesQuery.queryKey, now)
      queryClient.removeQueries({ queryKey: memberQuery(id).queryKey })
      return queryClient.invalidateQueries({ queryKey: visitorsQuery.queryKey })
    },
  })
}

/** Whom one wants to meet and whether one looks without being seen, or whether one's town shows. */
export const MeetingChoices = ({ about }: { about: keyof typeof sections }) => {
  const { t } = useTranslation()
  const { of } = useWords()
  const { data } = useQuery(choicesQuery)
  const change = useChange()
  const shown = { ...data, ...(change.isPending && change.variables) }
  return (
    <Section title={t(`leaving.${about}`)}>
      {sections[about].map((name) => (
        <SwitchRow
          key={name}
          icon={icons[name]}
          name={t(words[name])}
          under={t(`${words[name]}Text`)}
          isOn={shown[name] ?? false}
          disabled={!data}
          onSwitch={(on) => change.mutate({ [name]: on })}
        />
      ))}
      {change.isError && (
        <div className={styles.below}>
          <Notice tone="bad">{of(change.error)}</Notice>
        </div>
      )}
    </Section>
  )
}
