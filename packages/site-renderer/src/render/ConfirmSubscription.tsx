import { createPlainTranslate, isolate } from '@plinth/site-model';
import { confirmMessages, type RenderContext } from '@plinth/site-blocks/rendering';
import { unsubscribeMessages } from '../languages/unsubscribeMessages';

/**
 * The page that confirms a subscription: the address, and a button, because mail programs follow
 * links automatically. It needs no script.
 */
export function ConfirmSubscription(context: RenderContext) {
  const { request, locale, messages } = context;
  const { confirmation: view } = request;
  if (!view) return undefined;
  context.wantStyle('siteParts');
  const translate = createPlainTranslate(
    { ...confirmMessages, ...unsubscribeMessages },
    { locale, overrides: messages },
  );
  const { state, address = '', newsletter = '', action, refusal } = view;
  const values = {
    newsletter: isolate(newsletter, locale),
    address: isolate(address, locale),
  };
  const [title, text] = (
    {
      pending: ['runtime.confirm.title', 'runtime.confirm.ask'],
      confirmed: ['runtime.confirm.done', 'runtime.confirm.done.text'],
      expired: ['runtime.confirm.expired', 'runtime.confirm.expired.text'],
      sent: ['runtime.confirm.sent', 'runtime.confirm.sent.text'],
      limited: ['runtime.confirm.limited', 'runtime.confirm.limited.text'],
      left: ['runtime.unsubscribe.left', 'runtime.unsubscribe.left.text'],
      gone: ['runtime.unsubscribe.gone', 'runtime.unsubscribe.gone.text'],
      unknown: ['runtime.unsubscribe.unknown', 'runtime.unsubscribe.unknown.text'],
    } as const
  )[state];
  const isDone = state === 'confirmed' || state === 'sent';
  const change = state === 'pending' ? 'confirm' : state === 'expired' ? 'again' : undefined;
  return (
    <section className="pl-section" data-width="narrow" data-space="tight">
      <div className="pl-unsubscribe">
        {refusal && <p role="alert">{refusal}</p>}
        <h1>{translate(title)}</h1>
        <p role={isDone ? 'status' : undefined}>{translate(text, values)}</p>
        {change && (
          <form method="post" action={action}>
            <input type="hidden" name="crumb" value={request.crumb ?? ''} />
            <button className="pl-button" type="submit" name="change" value={change}>
              {translate(change === 'confirm' ? 'runtime.confirm.button' : 'runtime.confirm.again')}
            </button>
          </form>
        )}
      </div>
    </section>
  );
}
