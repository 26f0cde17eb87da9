import type { Translate } from '@plinth/site-model';
import type { slideMessages } from '../slideshows/slideMessages';

export interface ControlsProps {
  translate: Translate<keyof typeof slideMessages>;
  autoplay: boolean;
  loop: boolean;
}

/**
 * Previous, next and, where slides change by themselves, pause. Invisible where no script runs; otherwise as they are
 * at the first slide, so that nothing has to be painted anew when the behaviour is attached.
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
