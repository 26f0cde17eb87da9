import { createPlainTranslate, isolate, pageType } from '@plinth/site-model';
import { blocksOf, type RenderContext, type UnsubscribeView } from '@plinth/site-blocks/rendering';
import { unsubscribeMessages } from '../languages/unsubscribeMessages';

/**
 * The page for unsubscribing from a newsletter: the address, and a button, because mail programs
 * follow links automatically. It needs no script.
 */
export function Unsubscribe(context: RenderContext) {
  const { page, request, locale, messages } = context;
  if (page.pageType !== pageType.newsletterUnsubscribe) return undefined;
  context.wantStyle('siteParts');
  const translate = createPlainTranslate(unsubscribeMessages, { locale, overrides: messages });
  const view: UnsubscribeView = request.unsubscribe ?? { state: 'unknown' };
  const { state, address = '', newsletter = '', action, refusal } = view;
  const isBack = view.isBack === true && state === 'subscribed';
  const values = {
    newsletter: isolate(newsletter, locale),
    address: isolate(address, locale),
  };
  // The owner's own text comes first, if the page has any.
  const hasOwnBlocks = blocksOf(page).length > 0;
  const Title = hasOwnBlocks ? 'h2' : 'h1';
  return (
    <section className="pl-section" data-width="narrow" data-space="tight">
      <div className="pl-unsubscribe">
        {refusal && <p role="alert">{refusal}</p>}
        {isBack && <p role="status">{translate('runtime.unsubscribe.back')}</p>}
        {state === 'subscribed' ? (
          <>
            {/* The owner's heading introduces it. */}
            {!hasOwnBlocks && <Title>{translate('runtime.unsubscribe.title')}</Title>}
            <p>{translate('runtime.unsubscribe.ask', values)}</p>
            <LeaveForm
              action={action}
              crumb={request.crumb}
              change="leave"
              label={translate('runtime.unsubscribe.button')}
            />
          </>
        ) : (
          <>
            <Title>{translate(`runtime.unsubscribe.${state}`)}</Title>
            <p role={state === 'left' ? 'status' : undefined}>
              {translate(`runtime.unsubscribe.${state}.text`, values)}
            </p>
          </>
        )}
        {state === 'left' && (
          <>
            <p className="pl-unsubscribe-mistake">{translate('runtime.unsubscribe.mistake')}</p>
            <LeaveForm
              action={action}
              crumb={request.crumb}
              change="again"
              style="outline"
              label={translate('runtime.unsubscribe.again')}
            />
          </>
        )}
      </div>
    </section>
  );
}

interface LeaveFormProps {
  action: string | undefined;
  crumb: string | undefined;
  change: 'leave' | 'again';
  label: string;
  style?: 'outline';
}

const LeaveForm = ({ action, crumb, change, label, style }: LeaveFormProps) => (
  <form method="post" action={action}>
    <input type="hidden" name="crumb" value={crumb ?? ''} />
    <button className="pl-button" type="submit" name="change" value={change} data-style={style}>
      {label}
    </button>
  </form>
);
