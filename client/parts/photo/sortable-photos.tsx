import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  arrayMove,
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
} from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { type ReactNode, useState } from 'react'
import { type OwnPhoto, orderPhotos } from '#client/parts/photo/photos.ts'
import { useSettings } from '#client/platform/api/hooks.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useWords } from '#client/platform/i18n/words.ts'
import { showMessage } from '#client/ui/toasts.ts'
import { thumbOf } from './image.ts'
import own from './own-photos.module.css'

/** A finger that moves on at once scrolls; one that rests first picks the photo up. */
const REST = { delay: 220, tolerance: 8 }
/** A click stays a click. */
const PULL = { distance: 6 }

type Tile = { photo: OwnPhoto; nth: number; total: number; onOpen: (id: string) => void }

const Tile = ({ photo, nth, total, onOpen }: Tile) => {
  const { t } = useTranslation()
  const { cdn_prefix } = useSettings()
  const { attributes, listeners, setNodeRef, transform, transition, isDragging } = useSortable({
    id: photo.id,
  })
  const name = photo.main ? t('photos.nthMain', { nth, total }) : t('photos.nth', { nth, total })
  return (
    <li
      ref={setNodeRef}
      className={`${own.tile} ${isDragging ? own.lifted : ''}`}
      data-photo={photo.id}
      style={{ transform: CSS.Transform.toString(transform), transition }}
    >
      <button
        type="button"
        className={own.open}
        {...listeners}
        aria-describedby={attributes['aria-describedby']}
        aria-roledescription={attributes['aria-roledescription']}
        onKeyDown={(event) => {
          // Enter opens, as on any button; the space bar picks up.
          if (event.key !== 'Enter') listeners?.onKeyDown?.(event)
        }}
        onClick={() => onOpen(photo.id)}
      >
        {photo.standing === 'locked' ? (
          <span className={own.veil}>{t('photoLook.locked')}</span>
        ) : (
          <img
            className={own.picture}
            data-standing={photo.standing}
            src={`${cdn_prefix}${thumbOf(photo)}`}
            alt={name}
            width={300}
            height={400}
            draggable={false}
          />
        )}
      </button>
      {(photo.standing === 'pending' || photo.standing === 'refused') && (
        <span className={own.badge}>{t(`photoLook.${photo.standing}`)}</span>
      )}
      {photo.main && <span className={own.badge}>{t('photos.main')}</span>}
      {photo.private && <span className={own.badge}>{t('album.badge')}</span>}
    </li>
  )
}

/** What a screen reader hears while a photo is moved. */
const useAnnouncements = (ids: string[]): Announcements => {
  const { t } = useTranslation()
  const place = (id: UniqueIdentifier) => ({ nth: ids.indexOf(String(id)) + 1, total: ids.length })
  return {
    onDragStart: ({ active }) => t('photos.picked', place(active.id)),
    onDragOver: ({ over }) => (over ? t('photos.over', place(over.id)) : undefined),
    onDragEnd: ({ active, over }) => t('photos.dropped', place(over?.id ?? active.id)),
    onDragCancel: () => t('photos.putBack'),
  }
}

type Props = { photos: OwnPhoto[]; onOpen: (id: string) => void; children: ReactNode }

/**
 * Photos that are put in order by dragging, by a finger or by the keyboard. The new order shows at
 * once; should it not be kept, the old one comes back and says why.
 */
export const SortablePhotos = ({ photos, onOpen, children }: Props) => {
  const { t } = useTranslation()
  const { of } = useWords()
  const [wished, setWished] = useState<string[] | null>(null)
  const ids = photos.map(({ id }) => id)
  const announcements = useAnnouncements(wished ?? ids)
  const place = ({ id }: OwnPhoto) => (wished ?? ids).indexOf(id)
  const shown = photos.toSorted((a, b) => place(a) - place(b))
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: PULL }),
    useSensor(TouchSensor, { activationConstraint: REST }),
    useSensor(KeyboardSensor, {
      coordinateGetter: sortableKeyboardCoordinates,
      keyboardCodes: { start: ['Space'], cancel: ['Escape'], end: ['Space', 'Enter', 'Tab'] },
    }),
  )
  const drop = async ({ active, over }: DragEndEvent) => {
    const from = ids.indexOf(String(active.id))
    const to = over ? ids.indexOf(String(over.id)) : from
    if (from === to) return
    const order = arrayMove(ids, from, to)
    setWished(order)
    await orderPhotos(order).catch((error) => showMessage(of(error)))
    setWished(null)
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: t('photos.dragHelp') },
      }}
    >
      <SortableContext items={shown} strategy={rectSortingStrategy}>
        <ul className={own.grid}>
          {shown.map((photo, index) => (
            <Tile
              key={photo.id}
              photo={photo}
              nth={index + 1}
              total={shown.length}
              onOpen={onOpen}
            />
          ))}
          {children}
        </ul>
      </SortableContext>
    </DndContext>
  )
}
