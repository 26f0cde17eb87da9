import { infoBarStyle } from '@plinth/site-model';
import { websiteSettingsOf, type RenderContext } from '@plinth/site-blocks/rendering';
import { readInfoBar } from '../overlays/readInfoBar';

/**
 * Contact, location and hours at the lower edge of a phone ([RUN-13]). The script shows it; without
 * scripts, CSS does.
 */
export function mobileInfoBar(context: RenderContext) {
  const { translate, locale } = context;
  const bar = readInfoBar({ websiteSettings: websiteSettingsOf(context), locale });
  if (!bar) return undefined;

  context.wantStyle('siteParts');
  context.wantStart();
  return (
    <aside
      className="pl-info-bar"
      aria-label={translate('runtime.infoBar')}
      data-info-bar={bar.style}
      data-forced={context.request.forceBars ? '' : undefined}
      data-shown={context.request.forceBars ? '' : undefined}
      data-style={bar.style === infoBarStyle.dark ? 'dark' : 'light'}
    >
      <ul>
        {bar.links.map(({ name, href }) => (
          <li key={name}>
            <a href={href}>{translate(`runtime.infoBar.${name}`)}</a>
          </li>
        ))}
        {bar.hours.length > 0 ? (
          <li>
            <details>
              <summary>{translate('runtime.infoBar.hours')}</summary>
              <dl>
                {bar.hours.map(({ day, text }) => (
                  <div key={day}>
                    <dt>{day}</dt>
                    <dd>{text}</dd>
                  </div>
                ))}
              </dl>
            </details>
          </li>
        ) : null}
      </ul>
    </aside>
  );
}
