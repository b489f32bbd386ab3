export type FileWords = {
  choose: string
  photograph: string
  drop: string
  chooseAnother: string
  photographAgain: string
  remove: string
  picture: (name: string) => string
  size: (bytes: number) => string
  sending: (percent: number) => string
  tooLarge: (name: string) => string
  wrongKind: (name: string) => string
}
