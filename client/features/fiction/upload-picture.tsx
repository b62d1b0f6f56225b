import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { v4 } from 'uuid'
import { ChoosePhoto } from '#client/parts/photo/choose-photo.tsx'
import { sendPhotoFile } from '#client/parts/photo/send-file.ts'
import { UploadBar } from '#client/parts/photo/upload-line.tsx'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useWords } from '#client/platform/i18n/words.ts'
import { SelectField } from '#client/ui/field.tsx'
import { Notice } from '#client/ui/states.tsx'
import { type UploadSource, uploadSources } from '#core/photo/digital-source.ts'
import { refetchPictures } from './picture-queries.ts'
import styles from './pictures.module.css'

/** A picture from this device, once its source is stated (MOD-11). The first one becomes the main image. */
export const UploadPicture = ({ profile }: { profile: string }) => {
  const { t } = useTranslation('desk')
  const { of } = useWords()
  const [source, setSource] = useState<UploadSource | ''>('')
  const [part, setPart] = useState(0)
  const send = useMutation({
    mutationFn: async (file: File) => {
      setPart(0)
      await sendPhotoFile('/api/fictional-photos.php', {
        id: v4(),
        file,
        more: { profile, source },
        onProgress: setPart,
        signal: new AbortController().signal,
      })
    },
    onSettled: () => refetchPictures(profile),
  })
  const choose = ([file]: File[]) => {
    if (file) send.mutate(file)
  }
  const isOff = source === '' || send.isPending
  return (
    <div className={styles.upload}>
      <SelectField
        label={t('fictional.pictures.source')}
        description={t('fictional.pictures.sourceText')}
        value={source}
        onChange={({ currentTarget: { value } }) => setSource(value as UploadSource | '')}
      >
        <option value="">{t('fictional.unsaid')}</option>
        {uploadSources.map((one) => (
          <option key={one} value={one}>
            {t(`fictional.pictures.made.${one}`)}
          </option>
        ))}
      </SelectField>
      <ChoosePhoto className={styles.choose} onChoose={choose} disabled={isOff}>
        {t('fictional.pictures.upload')}
      </ChoosePhoto>
      {send.isPending && <UploadBar part={part} />}
      {send.error && <Notice tone="bad">{of(send.error)}</Notice>}
    </div>
  )
}
