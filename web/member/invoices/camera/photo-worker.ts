import '#web/platform/older-browsers.ts'
import { photoTasks } from './photo-tasks.ts'

type Asked = {
  [Name in keyof typeof photoTasks]: { task: Name; input: Parameters<(typeof photoTasks)[Name]>[0] }
}

addEventListener('message', ({ data }: MessageEvent<Asked[keyof Asked]>) => {
  postMessage(answerTo(data))
})

function answerTo(asked: Asked[keyof Asked]) {
  switch (asked.task) {
    case 'lookAt':
      return photoTasks.lookAt(asked.input)
    case 'develop':
      return photoTasks.develop(asked.input)
    case 'check':
      return photoTasks.check(asked.input)
  }
}
