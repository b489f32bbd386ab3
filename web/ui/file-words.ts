export type FileWords = {
  choose: string
  photograph: string
  drop: string
  chooseAnother: string
  photographAgain: string
  remove: string
  picture: (name: string) => string
  pages: (name: string) => string
  page: (name: string, page: number) => string
  size: (bytes: number) => string
  sending: (percent: number) => string
  tooLarge: (name: string) => string
  wrongKind: (name: string) => string
}
