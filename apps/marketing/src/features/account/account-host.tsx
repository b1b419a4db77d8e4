import { AccountDialog } from './account-dialog.tsx';
import { SecondStepDialog } from './second-step-dialog.tsx';
import { LinkDialog } from './link-dialog.tsx';
import './account.css';

/**
 * Renders the dialogs of the account, of a one-time link and of the second step: one chunk, fetched with the first of
 * them.
 */
export default function AccountHost() {
  return (
    <>
      <AccountDialog />
      <LinkDialog />
      <SecondStepDialog />
    </>
  );
}
