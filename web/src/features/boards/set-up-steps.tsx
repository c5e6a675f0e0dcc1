import { Trans } from '@lingui/react/macro'
import styles from './boards.module.css'
import { AddressDrawing, JoinWifiDrawing, OpenPageDrawing, setUpPage, SpeakCodeDrawing } from './set-up-drawings.tsx'

/** How a board learns the address of this Pipit. The words in quotation marks are those of the board's own page. */
export function SetUpSteps() {
  return (
    <ol className={styles.steps}>
      <li>
        <JoinWifiDrawing />
        <p>
          <Trans>
            Switch the board on. It opens a wifi whose name begins with “Xiaozhi-”. Join it with your phone. If there is
            no such wifi, press the button of the board while it starts.
          </Trans>
        </p>
      </li>
      <li>
        <OpenPageDrawing />
        <p>
          <Trans>
            The page of the board opens by itself. If it does not, type <bdi>{setUpPage}</bdi> into your browser.
          </Trans>
        </p>
      </li>
      <li>
        <AddressDrawing />
        <p>
          <Trans>Choose the tab “Advanced”. Put the address into the field “Custom OTA URL”, and press “Save”.</Trans>
        </p>
      </li>
      <li>
        <SpeakCodeDrawing />
        <p>
          <Trans>
            Choose the tab “Wi-Fi Config”, then your wifi at home, and type its password. The board restarts, and speaks
            six digits.
          </Trans>
        </p>
      </li>
    </ol>
  )
}
