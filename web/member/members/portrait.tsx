import { IconCamera } from '@tabler/icons-react'
import { type User, updateAvatar, updateCover } from '#contract/members.ts'
import { imageInWidth } from '#contract/pictures.ts'
import { savesData } from '#web/member/kit/data-saver.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Disc } from '#web/ui/disc.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { ImageChange } from './image-change.tsx'
import styles from './portrait.module.css'
import { useProfileWords } from './profile-words.ts'

export function Portrait({ user, reload }: { user: User; reload: () => Promise<void> }) {
  const { profile, images } = useProfileWords()
  const { avatar, cover } = user.images
  return (
    <>
      <div className={styles.cover}>
        {cover.link && (
          <img
            src={imageInWidth(cover.link, 640)}
            srcSet={savesData() ? undefined : `${imageInWidth(cover.link, 640)} 640w, ${cover.link} 1280w`}
            sizes="(min-width: 900px) 1120px, 100vw"
            alt=""
          />
        )}
        <ImageChange
          call={updateCover}
          title={images.cropCover}
          shape={{ width: 1280, height: 432 }}
          onChanged={reload}
        >
          <span className={styles.coverButton}>
            <IconCamera size={20} aria-hidden="true" />
            {profile.changeCover}
          </span>
        </ImageChange>
      </div>
      <div className={styles.photo}>
        <Avatar name={user.name} image={avatar.link} />
        <ImageChange
          call={updateAvatar}
          title={images.cropAvatar}
          shape={{ width: 512, height: 512 }}
          onChanged={reload}
        >
          <Disc className={styles.photoButton} sizePx={44} tone="action">
            <IconCamera size={20} aria-hidden="true" />
            <VisuallyHidden>{profile.changePhoto}</VisuallyHidden>
          </Disc>
        </ImageChange>
      </div>
    </>
  )
}
