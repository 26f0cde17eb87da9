import { useEffect, useState, type FormEvent, type ReactNode } from 'react';
import type { PageDefinition } from '@plinth/site-renderer';
import type { StageContext } from '../../../example/stageContext';
import { findSiteServer, putOnline, signIn, type Outcome } from './siteServer';

export interface PutOnlineProps {
  page: PageDefinition;
  stage: StageContext;
}

/** Saves the composed page as a new page of a running site server, with the sign-in of an editor. */
export function PutOnline({ page, stage }: PutOnlineProps): ReactNode {
  const [site, setSite] = useState<string | undefined>();
  const [outcome, setOutcome] = useState<Outcome>();
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    void findSiteServer().then(setSite);
  }, []);

  const save = async (server: string) => {
    setBusy(true);
    const next = await putOnline(page, server);
    stage.log('call', 'POST /api/pages', { slug: page.slug, outcome: next.kind });
    setOutcome(next);
    setBusy(false);
  };
  const signInAndSave = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (site === undefined) return;
    const fields = new FormData(event.currentTarget);
    const text = (name: string) => fields.get(name) as string;
    setBusy(true);
    const problem = await signIn(text('email'), text('password'));
    if (problem === undefined) return save(site);
    setOutcome({ kind: 'failed', text: problem });
    setBusy(false);
  };

  if (site === undefined)
    return <p className="example-note">Saving needs the playground’s own server in front.</p>;
  const needsSignIn = outcome?.kind === 'sign-in' || outcome?.kind === 'failed';
  return (
    <div className="compose-online">
      <p className="example-note">
        As a new page at {site}/{page.slug}
      </p>
      {needsSignIn && (
        <form className="compose-sign-in" onSubmit={(event) => void signInAndSave(event)}>
          <div className="compose-field">
            <label htmlFor="online-email">E-mail of an editor</label>
            <input id="online-email" name="email" type="email" autoComplete="username" required />
          </div>
          <div className="compose-field">
            <label htmlFor="online-password">Password</label>
            <input
              id="online-password"
              name="password"
              type="password"
              autoComplete="current-password"
              required
            />
          </div>
          <button type="submit" className="compose-button" disabled={isBusy}>
            Sign in and save
          </button>
        </form>
      )}
      <div className="example-row">
        <button
          type="button"
          className="compose-button"
          disabled={isBusy}
          onClick={() => void save(site)}
        >
          Save as a new page
        </button>
        <span role="status">
          {outcome?.kind === 'failed' && outcome.text}
          {outcome?.kind === 'sign-in' && 'Who are you? Sign in as an editor of the site.'}
          {outcome?.kind === 'saved' && (
            <>
              Online:{' '}
              <a href={outcome.url} target="_blank" rel="noopener">
                {outcome.url}
              </a>
            </>
          )}
        </span>
      </div>
    </div>
  );
}
