import { DownloadOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState } from 'react'
import { call } from '../../api/client.ts'
import { AskFirst } from '../../ui/ask-first.tsx'
import { ChooseOne } from '../../ui/choices.tsx'
import { Message } from '../../ui/message.tsx'
import { saveFile } from '../../ui/save-file.ts'
import styles from './factory-file.module.css'

type Format = 'csv' | 'json'

const formats = [
  { id: 'csv', name: 'CSV', description: 'A table, for a spreadsheet.' },
  { id: 'json', name: 'JSON', description: 'For a program.' },
]

/** What the factory flashes into the devices of a batch, given out once. */
export function FactoryFile({ batchId }: { batchId: string }) {
  const [isAsking, setAsking] = useState(false)
  const [format, setFormat] = useState<Format>('csv')
  const [isGiven, setGiven] = useState(false)

  async function download() {
    saveFile(await call('POST /devices/batches/:batchId/factory-file', { params: { batchId }, body: { format } }))
    setGiven(true)
    setAsking(false)
  }

  if (isGiven) {
    return <Message kind="success">The factory file was given to you. It is not given out again: keep it safe.</Message>
  }
  return (
    <>
      <Button className={styles.button} icon={<DownloadOutlined aria-hidden />} onClick={() => setAsking(true)}>
        Download the factory file
      </Button>
      {isAsking && (
        <AskFirst
          title="Download the factory file?"
          confirm="Download it now"
          cancel="Not now"
          onConfirm={download}
          onCancel={() => setAsking(false)}
        >
          <p>
            <strong>It is given out once.</strong> It holds the private key and the claim code of every device of this
            batch. Pipit forgets the private keys as soon as you have them, and nobody can make them again.
          </p>
          <p>Give it to nobody but the factory, and delete it when the devices are flashed.</p>
          <ChooseOne
            legend="As"
            choices={formats}
            value={format}
            onChange={(chosen) => chosen && setFormat(chosen as Format)}
          />
        </AskFirst>
      )}
    </>
  )
}
