import { t } from '@lingui/core/macro'
import type { ApiResponse } from '@pipit/contract/api/client'
import { uploadFirmwareImage } from '@pipit/contract/firmware/images'
import { Form, Input, type FormInstance } from 'antd'
import { useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { z } from 'zod'
import { callWithProgress } from '../../../../api/upload.ts'
import { notify } from '../../../../ui/feedback/notifications.ts'
import { EditForm } from '../../../../ui/forms/edit-form.tsx'
import { formatSize } from '../format-size.ts'
import { useRefreshFirmware } from '../use-firmware.ts'
import { FileInput, withoutValue } from './file-input.tsx'
import { readImage } from './read-image.ts'
import { readSignature, readSignedModel } from './read-signature.ts'
import { toFormError } from './upload-error.ts'
import { UploadProgress } from './upload-progress.tsx'

interface Values {
  file: File | undefined
  hardwareModel: string
  version: string
  signature: string
  notes: string
}

const initial: Values = { file: undefined, hardwareModel: '', version: '', signature: '', notes: '' }

export function UploadImageForm({ settings }: { settings: ApiResponse<'GET /admin/firmware/settings'> }) {
  const { maxImageBytes, hardwareModels } = settings
  const models = useId()
  const navigate = useNavigate()
  const refresh = useRefreshFirmware()
  const [sentShare, setSentShare] = useState<number>()
  const [about, setAbout] = useState<string>()
  const limit = formatSize(maxImageBytes)
  const schema = uploadFirmwareImage.query.extend({ file: z.file(/*i18n*/ 'Choose the file of the image.') })

  async function upload({ file, ...query }: z.input<typeof schema>) {
    setSentShare(0)
    try {
      return await callWithProgress(setSentShare)('POST /admin/firmware/images', { query, file })
    } catch (error) {
      throw toFormError(error)
    } finally {
      setSentShare(undefined)
    }
  }

  async function readChosen(form: FormInstance<Values>, file: File | undefined) {
    setAbout(undefined)
    if (!file) return
    const image = await readImage(file, maxImageBytes)
    // Another file was chosen in the meantime.
    if (form.getFieldValue('file') !== file) return
    if ('problem' in image) return form.setFields([{ name: 'file', errors: [image.problem] }])
    const { chip, projectName } = image
    setAbout(t`An image for ${chip}, built as ${projectName}.`)
    form.setFields([{ name: 'version', value: image.version, errors: [] }])
  }

  /** The whole output of the command can be pasted: it names the model, too. */
  function fillModel(form: FormInstance<Values>, text: string) {
    const model = readSignedModel(text)
    if (model !== undefined) form.setFields([{ name: 'hardwareModel', value: model, errors: [] }])
  }

  async function readSignatureFile(form: FormInstance<Values>, file: File | undefined) {
    const text = await file?.text()
    if (text === undefined) return
    form.setFields([{ name: 'signature', value: text.trim(), errors: [] }])
    fillModel(form, text)
  }

  return (
    <EditForm
      schema={schema}
      initial={initial}
      toBody={({ signature, version, ...rest }) =>
        ({ ...rest, version: version.trim(), signature: readSignature(signature) }) as z.input<typeof schema>
      }
      save={upload}
      onSaved={() => {
        void refresh()
        void notify('success', { title: t`The image is uploaded` })
        void navigate('/admin/firmware')
      }}
      submitText={t`Upload`}
      busyText={t`Uploading ...`}
    >
      {(form) => (
        <>
          <Form.Item
            name="file"
            getValueProps={withoutValue}
            label={t`File`}
            extra={about ?? t`The application that ESP-IDF builds, up to ${limit}.`}
          >
            <FileInput accept=".bin,application/octet-stream" onChange={(file) => void readChosen(form, file)} />
          </Form.Item>
          <Form.Item
            name="signature"
            label={t`Signature`}
            extra={t`Paste what the command has printed, all of it or only the signature.`}
          >
            <Input.TextArea
              dir="ltr"
              autoComplete="off"
              spellCheck={false}
              autoSize={{ minRows: 2, maxRows: 8 }}
              onChange={({ target }) => fillModel(form, target.value)}
            />
          </Form.Item>
          <Form.Item label={t`Or choose a file with it`} htmlFor={`${models}-signature`}>
            <FileInput
              id={`${models}-signature`}
              accept=".txt,.sig,text/plain"
              onChange={(file) => void readSignatureFile(form, file)}
            />
          </Form.Item>
          <Form.Item
            name="hardwareModel"
            label={t`Hardware model`}
            extra={t`Exactly as the devices’ batch or board names it.`}
          >
            <Input size="large" dir="auto" autoComplete="off" maxLength={200} list={models} />
          </Form.Item>
          <datalist id={models}>
            {hardwareModels.map((model) => (
              <option key={model}>{model}</option>
            ))}
          </datalist>
          <Form.Item name="version" label={t`Version`} extra={t`As it was built into the image.`}>
            <Input size="large" dir="ltr" autoComplete="off" maxLength={100} />
          </Form.Item>
          <Form.Item name="notes" label={t`Notes (optional)`} extra={t`What is new, for other superadmins.`}>
            <Input.TextArea dir="auto" autoSize={{ minRows: 2, maxRows: 8 }} />
          </Form.Item>
          {sentShare !== undefined && <UploadProgress share={sentShare} />}
        </>
      )}
    </EditForm>
  )
}
