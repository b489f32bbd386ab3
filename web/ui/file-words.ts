export type FileWords = {
  choose: string
  photograph: string
  /** Where there is a mouse to drag with. */
  drop: string
  chooseAnother: string
  photographAgain: string
  remove: string
  /** What the picture shows, for those who do not see it. */
  picture: (name: string) => string
  size: (bytes: number) => string
  sending: (percent: number) => string
  tooLarge: (name: string) => string
  wrongKind: (name: string) => string
}
