import type { Translate } from '@plinth/site-model';
import type { slideMessages } from '../slideshows/slideMessages';

export interface ControlsProps {
  translate: Translate<keyof typeof slideMessages>;
  autoplay: boolean;
  loop: boolean;
}

/**
 * Previous, next and, with autoplay, pause. Invisible without scripts; otherwise in their state at
 * the first slide, so that attaching the behaviour repaints nothing.
 */
export function Controls({ translate, autoplay, loop }: ControlsProps) {
  return (
    <div className="pl-gallery-controls">
      {autoplay && (
        <button
          type="button"
          className="pl-gallery-pause"
          aria-label={translate('gallery.pause')}
        />
      )}
      <button
        type="button"
        className="pl-gallery-previous"
        aria-label={translate('gallery.previousSlide')}
        aria-disabled={loop ? undefined : true}
      />
      <button
        type="button"
        className="pl-gallery-next"
        aria-label={translate('gallery.nextSlide')}
      />
    </div>
  );
}
