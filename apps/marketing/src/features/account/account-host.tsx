import { AccountDialog } from './account-dialog.tsx';
import { SecondStepDialog } from './second-step-dialog.tsx';
import { LinkDialog } from './link-dialog.tsx';
import './account.css';

/** The account of whoever is signed in, and the link of somebody who is not yet: fetched with the first of them. */
export default function AccountHost() {
  return (
    <>
      <AccountDialog />
      <LinkDialog />
      <SecondStepDialog />
    </>
  );
}
