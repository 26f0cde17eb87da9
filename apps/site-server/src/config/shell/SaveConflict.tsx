import type { ConfigVisit } from '../configVisit';

export interface SaveConflictProps {
  translate: ConfigVisit['intl']['translate'];
  text: string;
  /** The fields that another editor changed meanwhile, with their current values. */
  differences: readonly { name: string; theirs: string }[] | undefined;
}

/** Shows an editor the changes that another editor has saved meanwhile. */
export const SaveConflict = ({ translate, text, differences }: SaveConflictProps) =>
  differences ? (
    // The conflict gets the focus, which skips the menu.
    // eslint-disable-next-line jsx-a11y/no-autofocus
    <section className="pl-config-conflict" role="alert" tabIndex={-1} autoFocus>
      <h2>{translate('config.conflict')}</h2>
      <p>{text}</p>
      <dl className="pl-config-facts">
        {differences.map(({ name, theirs }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="pl-config-answer">
              <bdi>{theirs || '–'}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  ) : null;
